/** What is said and what is worn: the set's own bubbles are white and empty, and its pin is a ball on a stick. */
export const talk = {
  'round-pushpin':
    '<path fill="#c9d6c3" d="M2 25.6L9.6 22.4L22.4 22.4L30 25.6L25 31H7Z"/><path fill="#aebfa6" d="M16 22.4H22.4L30 25.6L25 31H19Z"/><path fill="#f4f6f9" d="M9.6 22.4L12.4 22.4L9.6 31H7L5.4 29.2Z"/><path fill="#8fb8d8" d="M4.2 28L15.4 25.2L28 27.8L27 28.9L15.4 26.6L5.3 29.2Z"/>' +
    '<path fill="#d6382c" d="M16 1C21.8 1 26 5.3 26 10.6C26 17.4 19.4 21 16 27.6C12.6 21 6 17.4 6 10.6C6 5.3 10.2 1 16 1Z"/><path fill="#f0604f" d="M16 1C21.8 1 26 5.3 26 10.6C26 12 25.7 13.3 25.2 14.4C24.6 8 20 3.6 13 3.4C11 3.3 9.4 3.8 8.4 4.4C10.2 2.3 12.9 1 16 1Z"/><circle cx="16" cy="10.8" r="4.3" fill="#ffffff"/>',
  'speech-balloon':
    '<path fill="#119a9a" d="M13 2H27C29.2 2 31 3.8 31 6V14C31 16.2 29.2 18 27 18H26.4L27.2 22.4L21.6 18H13C10.8 18 9 16.2 9 14V6C9 3.8 10.8 2 13 2Z"/><rect x="13" y="5.8" width="14" height="1.8" rx=".9" fill="#ffffff"/><rect x="13" y="9.4" width="10" height="1.8" rx=".9" fill="#ffffff"/>' +
    '<path fill="#f2762e" d="M4.6 11H19.4C21.4 11 23 12.6 23 14.6V22.4C23 24.4 21.4 26 19.4 26H11L5.4 30.6L6.2 26H4.6C2.6 26 1 24.4 1 22.4V14.6C1 12.6 2.6 11 4.6 11Z"/><circle cx="7" cy="18.6" r="1.7" fill="#ffffff"/><circle cx="12" cy="18.6" r="1.7" fill="#ffffff"/><circle cx="17" cy="18.6" r="1.7" fill="#ffffff"/>',
  'left-speech-bubble':
    '<path fill="#7b5cd6" d="M6 3H26C28.8 3 31 5.2 31 8V19C31 21.8 28.8 24 26 24H14L6.4 30.4L7.4 24H6C3.2 24 1 21.8 1 19V8C1 5.2 3.2 3 6 3Z"/><rect x="6" y="8" width="20" height="2.2" rx="1.1" fill="#ffffff"/><rect x="6" y="12.4" width="16" height="2.2" rx="1.1" fill="#d9cffb"/><rect x="6" y="16.8" width="11" height="2.2" rx="1.1" fill="#d9cffb"/>',
  perfume:
    '<rect x="12.4" y="1" width="7.2" height="5.4" rx="1.2" fill="#c9a24a"/><rect x="13.4" y="6.4" width="5.2" height="2.2" fill="#8a6a2a"/><path fill="#f6d9d2" d="M9 8.6H23C26 8.6 28 10.6 28 13.4V26.6C28 29 26.4 30.6 24 30.6H8C5.6 30.6 4 29 4 26.6V13.4C4 10.6 6 8.6 9 8.6Z"/><path fill="#e79a86" d="M6.4 17C11 14.8 20 19 25.6 16.4V26C25.6 27.4 24.8 28.2 23.4 28.2H8.6C7.2 28.2 6.4 27.4 6.4 26Z"/><rect x="10.4" y="18.6" width="11.2" height="6.6" rx=".8" fill="#fff7ef"/><rect x="12.4" y="20.4" width="7.2" height="1.1" fill="#8a6a2a"/><rect x="13.6" y="22.6" width="4.8" height="1.1" fill="#c9a24a"/><path fill="#ffffff" d="M8 11.6H10.2V15.4H8Z"/>' +
    '<path fill="#b4533c" d="M19.6 2.6H23.6V4.4H19.6Z"/><circle cx="26" cy="2" r=".8" fill="#e79a86"/><circle cx="28" cy="4.2" r=".8" fill="#e79a86"/><circle cx="25.8" cy="5.4" r=".8" fill="#e79a86"/>',
};
