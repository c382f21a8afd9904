/**
 * People in the set are one dark outline, which says nobody; here they have faces of their own. Three stand for any number,
 * one for each where people are counted.
 */
export const people = {
  'busts-in-silhouette':
    '<path fill="#a34a1f" d="M17.8 18V10.4C17.8 7 20 5 23.2 5S28.6 7 28.6 10.4V18Z"/>' +
    '<path fill="#7b5cd6" d="M16 28C16 20.6 18.8 17.4 23.2 17.4S30.6 20.6 30.6 26.6V28Z"/>' +
    '<path fill="#e0a377" d="M21.6 14.6H24.8V17.6C24.8 19 21.6 19 21.6 17.6Z"/>' +
    '<circle cx="23.2" cy="11.4" r="4.2" fill="#f3c39a"/>' +
    '<path fill="#a34a1f" d="M18.6 12C18.3 8 20.2 6 23.2 6S28.1 8 27.8 12C27 9.8 25.6 9 24.4 8.8C22.4 9.8 19.6 9.8 18.6 12Z"/>' +
    '<circle cx="21.7" cy="11.7" r=".55" fill="#3b2314"/><circle cx="24.7" cy="11.7" r=".55" fill="#3b2314"/>' +
    '<path fill="#b4533c" d="M21.7 13.2C22.4 14.4 24 14.4 24.7 13.2Z"/>' +
    '<path fill="#119a9a" d="M1.4 28V26.6C1.4 20.6 4.4 17.4 8.8 17.4S16 20.6 16 28Z"/>' +
    '<path fill="#7c4e33" d="M7.2 14.6H10.4V17.6C10.4 19 7.2 19 7.2 17.6Z"/>' +
    '<circle cx="8.8" cy="11.4" r="4.2" fill="#99653f"/>' +
    '<path fill="#2f1d14" d="M4 11.8C3.2 6.8 5.4 4.6 8.8 4.6S14.4 6.8 13.6 11.8C13 9.4 11.6 8.8 8.8 8.8S4.6 9.4 4 11.8Z"/>' +
    '<circle cx="7.3" cy="11.7" r=".55" fill="#20130c"/><circle cx="10.3" cy="11.7" r=".55" fill="#20130c"/>' +
    '<path fill="#f7e9dc" d="M7.3 13.1C8 14.3 9.6 14.3 10.3 13.1Z"/>' +
    '<path fill="#f2762e" d="M6.4 31V29.6C6.4 23.2 10.2 20.4 16 20.4S25.6 23.2 25.6 29.6V31Z"/>' +
    '<path fill="#ffffff" d="M13.2 20.8L16 24.2L18.8 20.8C17 20.3 15 20.3 13.2 20.8Z"/>' +
    '<path fill="#c08150" d="M14.2 17H17.8V20.6C17.8 22.4 14.2 22.4 14.2 20.6Z"/>' +
    '<circle cx="16" cy="13.6" r="4.9" fill="#dca570"/>' +
    '<path fill="#4a3b34" d="M10.8 14C10 8.4 12.4 7.4 14 7.6C17.6 6.4 22.2 7.6 21.2 14C20.6 11.8 19.8 11 18.6 10.8C15.8 11.8 12.2 10.6 10.8 14Z"/>' +
    '<circle cx="14.2" cy="14" r=".65" fill="#2c1c12"/><circle cx="17.8" cy="14" r=".65" fill="#2c1c12"/>' +
    '<path fill="#ffffff" d="M14 15.6C14.8 17.2 17.2 17.2 18 15.6Z"/>',
  'bust-in-silhouette':
    '<path fill="#0f8f8f" d="M4.4 30V28.6C4.4 21.8 8.8 18.6 16 18.6S27.6 21.8 27.6 28.6V30Z"/>' +
    '<path fill="#ffffff" d="M12.4 19L16 23.2L19.6 19C17.2 18.4 14.8 18.4 12.4 19Z"/>' +
    '<path fill="#c08150" d="M13.6 14.6H18.4V19.2C18.4 21.4 13.6 21.4 13.6 19.2Z"/>' +
    '<circle cx="16" cy="10" r="6.4" fill="#dca570"/>' +
    '<path fill="#4a3b34" d="M9.2 10.6C8.2 3.4 11.4 2 13.4 2.2C18 .6 24 2.2 22.8 10.6C22 7.6 21 6.6 19.4 6.4C15.8 7.6 11 6.2 9.2 10.6Z"/>' +
    '<circle cx="13.6" cy="10.6" r=".85" fill="#2c1c12"/><circle cx="18.4" cy="10.6" r=".85" fill="#2c1c12"/>' +
    '<path fill="#ffffff" d="M13.4 12.6C14.4 14.8 17.6 14.8 18.6 12.6Z"/>',
};
