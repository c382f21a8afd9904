/** What is carried, and what carries it. */
export const goods = {
  'shipping-container':
    '<rect x="1" y="17.4" width="14.4" height="12" fill="#d64a35"/><rect x="16.6" y="17.4" width="14.4" height="12" fill="#2b77cf"/><rect x="8.6" y="4.2" width="14.8" height="12" fill="#f2a52e"/>' +
    '<path fill="#b23824" d="M3 19.2H4.4V27.6H3ZM6.2 19.2H7.6V27.6H6.2ZM9.4 19.2H10.8V27.6H9.4ZM12.4 19.2H13.8V27.6H12.4Z"/><path fill="#1f5fae" d="M18.4 19.2H19.8V27.6H18.4ZM21.6 19.2H23V27.6H21.6ZM24.8 19.2H26.2V27.6H24.8ZM28 19.2H29.4V27.6H28Z"/><path fill="#d4871a" d="M10.6 6H12V14.4H10.6ZM13.8 6H15.2V14.4H13.8ZM17 6H18.4V14.4H17ZM20 6H21.4V14.4H20Z"/>' +
    '<path fill="#4b5563" d="M1 29.4H31V31H1Z"/><path fill="#6b7686" d="M15.4 .8H16.6V2.4L23 4.2H9L15.4 2.4Z"/>',
  campervan:
    '<path fill="#2f9bb0" d="M2 13H30V25.4C30 26.2 29.4 26.8 28.6 26.8H3.4C2.6 26.8 2 26.2 2 25.4Z"/><path fill="#f7f3e8" d="M2 14.6V10C2 7.4 4 5.4 6.6 5.4H21.8C24.2 5.4 25.8 6.6 26.8 8.6L30 14.6V17H2Z"/>' +
    '<rect x="4.4" y="8.4" width="6.2" height="5" rx="1" fill="#9fd4ee"/><rect x="12.2" y="8.4" width="6.2" height="5" rx="1" fill="#9fd4ee"/><path fill="#9fd4ee" d="M20 8.4H23C23.8 8.4 24.4 8.8 24.8 9.6L26.6 13.4H20Z"/><rect x="12" y="15" width="7" height="10.6" rx="1" fill="#268397"/><rect x="13" y="18.6" width="2" height=".9" fill="#f7f3e8"/>' +
    '<rect x="6" y="2.6" width="13" height="2" rx="1" fill="#e56b3b"/><path fill="#8a5a3a" d="M7 4.2H8.6V5.6H7ZM16.4 4.2H18V5.6H16.4Z"/><circle cx="28.6" cy="19.4" r="1.3" fill="#ffd95e"/><circle cx="8" cy="26.6" r="3.6" fill="#29313d"/><circle cx="8" cy="26.6" r="1.6" fill="#cbd3de"/><circle cx="24" cy="26.6" r="3.6" fill="#29313d"/><circle cx="24" cy="26.6" r="1.6" fill="#cbd3de"/>',
  greenhouse:
    '<path fill="#7bbf57" d="M1 28H31V31H1Z"/><path fill="#d7f0f4" d="M3 28V14L16 4L29 14V28Z"/><path fill="#f3fbfc" d="M5 26V15.2L11 10.6V26Z"/>' +
    '<path fill="#3f9142" d="M8 28C6.4 24.6 7.4 22 9.6 20.4C11 22.8 11 25.6 10.2 28ZM22.6 28C21.4 23.4 23 20.6 25 19C26.8 22 26.6 25.4 25 28Z"/><circle cx="8.6" cy="25.2" r="1.2" fill="#e5412e"/><circle cx="24.2" cy="24" r="1.2" fill="#e5412e"/>' +
    '<path fill="#8795a6" d="M16 2.8L30.4 13.9L29.4 15.1L16 4.9L2.6 15.1L1.6 13.9ZM2.2 14H3.8V28H2.2ZM28.2 14H29.8V28H28.2ZM10.4 9.6H11.6V28H10.4ZM20.4 9.6H21.6V28H20.4ZM3 17H29V18.2H3Z"/><rect x="12.8" y="19.4" width="6.4" height="9" fill="#bfe3ea"/><rect x="17.2" y="23.4" width="1" height="1.6" fill="#566373"/>',
};
