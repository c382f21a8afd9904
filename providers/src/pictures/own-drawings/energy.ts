/** Machines that give warmth and power. */
export const energy = {
  'heat-pump':
    '<rect x="6" y="27" width="4" height="3" fill="#4b5563"/><rect x="20" y="27" width="4" height="3" fill="#4b5563"/>' +
    '<path fill="#f2762e" d="M25 10H29.2C30.2 10 31 10.8 31 11.8V13H28V12.6H25Z"/><path fill="#2f80d0" d="M25 17H29.2C30.2 17 31 17.8 31 18.8V20H28V19.6H25Z"/>' +
    '<rect x="2" y="5" width="24" height="22.4" rx="2" fill="#e6eaf0"/><rect x="2" y="5" width="24" height="3.4" rx="1.6" fill="#c3cbd6"/>' +
    '<circle cx="12" cy="17.6" r="8" fill="#8995a5"/><circle cx="12" cy="17.6" r="7" fill="#2c3644"/>' +
    '<path fill="#aeb9c7" d="M12 17.6C8.8 16.8 8.2 13.6 10.4 11.8C13 11.4 13.8 14.6 12 17.6Z"/><path fill="#aeb9c7" d="M12 17.6C14.4 15.2 17.4 16.2 17.8 19C16.8 21.4 13.6 20.6 12 17.6Z"/><path fill="#aeb9c7" d="M12 17.6C12.8 20.8 10.4 23 7.8 22C6.2 19.8 8.6 17.6 12 17.6Z"/>' +
    '<circle cx="12" cy="17.6" r="1.6" fill="#f4f6f9"/>' +
    '<rect x="21.6" y="11.4" width="2.6" height="1.2" fill="#8995a5"/><rect x="21.6" y="14" width="2.6" height="1.2" fill="#8995a5"/><rect x="21.6" y="16.6" width="2.6" height="1.2" fill="#8995a5"/><rect x="21.6" y="19.2" width="2.6" height="1.2" fill="#8995a5"/><circle cx="22.9" cy="23.6" r="1.1" fill="#2fae66"/>',
  radiator:
    '<rect x="6" y="26" width="3" height="4" fill="#7d8896"/><rect x="23" y="26" width="3" height="4" fill="#7d8896"/>' +
    '<path fill="#7d8896" d="M1 24H4V26.4H1Z"/><path fill="#f2762e" d="M27 8.6H30.4V13.6H27Z"/><path fill="#7d8896" d="M28 13.6H29.4V17H28Z"/>' +
    '<rect x="3" y="9" width="24" height="3" fill="#b9c2cd"/><rect x="3" y="23" width="24" height="3" fill="#b9c2cd"/>' +
    '<rect x="3" y="7" width="4" height="20.4" rx="2" fill="#eef1f5"/><rect x="8" y="7" width="4" height="20.4" rx="2" fill="#e0e5ec"/><rect x="13" y="7" width="4" height="20.4" rx="2" fill="#eef1f5"/><rect x="18" y="7" width="4" height="20.4" rx="2" fill="#e0e5ec"/><rect x="23" y="7" width="4" height="20.4" rx="2" fill="#eef1f5"/>' +
    '<path fill="#ef5b3c" d="M7.4 5.2C6 3.8 8.6 3 7.4 1.2H8.8C10.2 3.2 7.8 3.8 8.8 5.2Z"/><path fill="#ef5b3c" d="M14.4 5.2C13 3.8 15.6 3 14.4 1.2H15.8C17.2 3.2 14.8 3.8 15.8 5.2Z"/><path fill="#ef5b3c" d="M21.4 5.2C20 3.8 22.6 3 21.4 1.2H22.8C24.2 3.2 21.8 3.8 22.8 5.2Z"/>',
  'solar-panel':
    '<circle cx="25" cy="6.6" r="3.8" fill="#ffc83d"/><path fill="#f6a81c" d="M24.4 .4H25.6V2H24.4ZM18.8 6H20.4V7.2H18.8ZM29.6 6H31.2V7.2H29.6ZM20.2 2.8L21 2L22.2 3.2L21.4 4ZM28.6 10L29.4 9.2L30.6 10.4L29.8 11.2Z"/>' +
    '<path fill="#6b7686" d="M14.6 24H17.4V29H20.6V31H11.4V29H14.6Z"/><path fill="#c6cedb" d="M6.4 8.6H21.4L30 25H1Z"/><path fill="#1f5fae" d="M7.6 10.2H11.4L9.8 15H5.4ZM12.6 10.2H16L16.4 15H11.2ZM17.2 10.2H20.4L23 15H17.8Z"/><path fill="#2b77cf" d="M5 16H9.6L8 19.6H3.9ZM10.9 16H16.5L16.8 19.6H9.4ZM17.9 16H23.6L25.5 19.6H18.2Z"/><path fill="#1f5fae" d="M3.5 20.8H7.6L6.2 24H2.4ZM9 20.8H16.9L17.2 24H7.6ZM18.4 20.8H26.2L27.9 24H18.8Z"/>',
  windmill:
    '<path fill="#7bbf57" d="M1 31C4 27.6 10 26.8 16 27.2S28 27.6 31 31Z"/><path fill="#e9dfcf" d="M12.2 11.4H19.8L22.4 29H9.6Z"/><path fill="#d3c5ad" d="M16.8 11.4H19.8L22.4 29H18.4Z"/><path fill="#7a4a34" d="M11.4 11.8C11.4 8 13.4 6 16 6S20.6 8 20.6 11.8Z"/>' +
    '<path fill="#5b3a29" d="M14.4 29V24.4C14.4 22.4 17.6 22.4 17.6 24.4V29Z"/><rect x="14.8" y="15.6" width="2.6" height="3" fill="#5b8fb0"/><path fill="#f4f6f9" d="M16.6 9L25.4 2.2L27.6 5L18.6 11.4ZM16.4 11.6L23.6 20.2L20.8 22.6L14.2 13.6ZM14.4 11.2L5.8 18.4L3.4 15.4L12.6 9ZM14.8 8.8L7.6 .9L10.4 -1.2L17 7Z"/>' +
    '<path fill="#7a4a34" d="M16 9.2L26.6 1.4L27.2 2.2L17 10.6ZM16.6 10.4L24.8 20.4L24 21.2L15.4 11.2ZM15.4 10.8L5 19.2L4.4 18.4L14.8 9.6ZM15.2 9.8L6.4 .8L7.2 .2L16.4 9Z"/><circle cx="16" cy="10.2" r="1.7" fill="#29313d"/>',
  'wind-turbine':
    '<path fill="#7bbf57" d="M1 31C4 26.4 9 25.4 16 26.6S28 27 31 31Z"/><path fill="#5ea843" d="M12 31C15 27.8 24 26.4 31 31Z"/>' +
    '<path fill="#cbd3de" d="M15.2 13H16.8L17.6 29.4H14.4Z"/><path fill="#f0f3f7" d="M16 12.6C14.6 9 14.8 4.6 16.2 .8C17.8 4.8 17.8 9 16 12.6Z"/><path fill="#dfe5ed" d="M15.8 12.4C13.4 15.4 9.6 17.8 5.6 18.4C8.2 15.2 11.8 13 15.8 12.4Z"/><path fill="#dfe5ed" d="M16.2 12.4C20 13 23.8 15 26.4 18.2C22.4 17.8 18.6 15.6 16.2 12.4Z"/><circle cx="16" cy="12.6" r="1.7" fill="#8b97a8"/><path fill="#e5533d" d="M15.6 2.6L16.2 .8L16.9 2.6ZM7 17.1L5.6 18.4L7.6 18Z"/>',
};
