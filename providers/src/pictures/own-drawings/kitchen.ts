/** Cooking without what is cooked. */
export const kitchen = {
  'boiling-pot':
    '<path fill="#cfe3ee" d="M10 11C8 8.6 12 7 10.4 3.6C13.4 6 10.4 8.2 12 11ZM15 10.6C13 8.2 17 6.4 15.4 2.6C18.4 5.2 15.4 7.6 17 10.6ZM20 11C18 8.6 22 7 20.4 3.6C23.4 6 20.4 8.2 22 11Z"/>' +
    '<path fill="#29313d" d="M2 16H6V18.8H2C.2 18.8 .2 16 2 16ZM26 16H30C31.8 16 31.8 18.8 30 18.8H26Z"/><path fill="#8995a5" d="M5 14H27V25C27 27.4 25.2 29 23 29H9C6.8 29 5 27.4 5 25Z"/><path fill="#737f90" d="M22 14H27V25C27 27.4 25.2 29 23 29H20C21.4 28 22 26.4 22 24.6Z"/>' +
    '<rect x="4" y="12.4" width="24" height="3.2" rx="1.6" fill="#566373"/><rect x="7.6" y="17.4" width="2.2" height="8" rx="1.1" fill="#b9c2cd"/>',
};
