/** Things that the set lacks or draws with more than flat shapes: lifts, what digs, what plays, what holds paper. */
export const tools = {
  elevator:
    '<rect x="4" y="1.6" width="24" height="28.8" rx="2" fill="#8995a5"/><rect x="6" y="3.4" width="20" height="4.6" rx="1.2" fill="#2c3644"/>' +
    '<path fill="#7fd694" d="M11 7L13 4.4L15 7Z"/><path fill="#ff9a5c" d="M17 4.6H21L19 7.2Z"/>' +
    '<rect x="7" y="9.6" width="18" height="20.8" fill="#566373"/><rect x="7" y="9.6" width="8.6" height="20.8" fill="#d9dfe7"/><rect x="16.4" y="9.6" width="8.6" height="20.8" fill="#c3cbd6"/>' +
    '<path fill="#eef2f6" d="M8.4 9.6H10.8L9.4 30.4H8.4Z"/><path fill="#dfe5ec" d="M18 9.6H20.4L19 30.4H18Z"/><circle cx="26.5" cy="19" r=".9" fill="#ffd95e"/>',
  shovel:
    '<path fill="#a9703f" d="M20.6 6.2L23.4 9L14.2 18.6L11.4 15.8Z"/><path fill="#8a5730" d="M22 7.6L23.4 9L14.2 18.6L12.8 17.2Z"/>' +
    '<path fill="#e5412e" d="M21.4 3.4C22.4 2.2 24 2.2 25 3.2L27.4 5.6C28.4 6.6 28.4 8.2 27.2 9.2L24.6 11L22.8 9.2L25.4 7.2L23.4 5.2L21.4 7.8L19.6 6Z"/>' +
    '<path fill="#c3cbd6" d="M9.6 13.8L16.2 20.4C16.8 24.6 13 29.2 5 29.6C3.4 29.6 2.4 28.6 2.4 27C2.8 19 6.4 14 9.6 13.8Z"/>' +
    '<path fill="#8995a5" d="M14.4 18.6L16.2 20.4C16.8 24.6 13 29.2 5 29.6C3.8 29.6 3 29 2.6 28.2C9 27.6 13.6 24.6 14.4 18.6Z"/><path fill="#eef2f6" d="M5 22.6C6 19.6 7.6 17.8 9.2 17.2C7.8 19 6.8 21 6.4 23.4Z"/>',
  violin:
    '<path fill="#5a3213" d="M22 7.2L25.8 2.6L29.4 6.2L24.8 10Z"/><path fill="#3b2314" d="M22.6 6.6L25.4 9.4L14.6 20.2L11.8 17.4Z"/>' +
    '<path fill="#c86a2b" d="M13.4 11.6C15.8 11 18.2 12.2 19.2 14.2C20.2 15.4 21 16.6 20.4 18.6C19.6 20.4 17.2 20 16.8 21.8C16.6 26 13 29.6 8.8 29.6C5 29.6 2.4 27 2.4 23.2C2.4 19 6 15.4 10.2 15.2C11.6 15 11 12.4 13.4 11.6Z"/>' +
    '<path fill="#a34a1f" d="M20.4 18.6C19.6 20.4 17.2 20 16.8 21.8C16.6 26 13 29.6 8.8 29.6C6.4 29.6 4.4 28.6 3.4 26.8C9.6 28.4 14.4 24.6 14.8 19.8C15.2 17.8 18 18.6 19.2 14.2C20.2 15.4 21 16.6 20.4 18.6Z"/>' +
    '<path fill="#3b2314" d="M19.4 9.8L22.2 12.6L13.6 21.2L10.8 18.4Z"/><path fill="#3b2314" d="M6.6 23.4L8.6 25.4L7.4 26.6C6 27.4 4.6 26 5.4 24.6Z"/>' +
    '<path fill="#ffe0b0" d="M9.2 20L12 22.8L11.2 23.6L8.4 20.8Z"/><path fill="#f3c39a" d="M21.9 7.9L22.4 8.4L8 24.8L7.2 24.4Z"/><path fill="#f3c39a" d="M23.6 9.6L24.1 10.1L8.4 25.4L7.7 24.9Z"/>' +
    '<circle cx="23.4" cy="3.6" r="1.1" fill="#a34a1f"/><circle cx="28.4" cy="8.6" r="1.1" fill="#a34a1f"/><circle cx="28" cy="4" r="1.4" fill="#3b2314"/>',
  paperclip:
    '<path fill="#4f7bd9" fill-rule="evenodd" d="M16 1.6A8 8 0 0 1 24 9.6V22.4H21.4V9.6A5.4 5.4 0 0 0 10.6 9.6V23.4A3.6 3.6 0 0 0 17.8 23.4V11.4H20.4V23.4A6.2 6.2 0 0 1 8 23.4V9.6A8 8 0 0 1 16 1.6Z"/>' +
    '<path fill="#345bb0" d="M21.4 22.4H24V23.4A8.4 8.4 0 0 1 8.6 27.8L10.6 26.2A5.8 5.8 0 0 0 21.4 23.4Z"/><path fill="#9bb8f2" d="M10.6 9.6A5.4 5.4 0 0 1 14 4.6L14.4 5.6A4.4 4.4 0 0 0 11.6 9.6V20H10.6Z"/>' +
    '<path fill="#345bb0" d="M13.4 11.4A3.3 3.3 0 0 1 20.4 11.4H17.8A1 1 0 0 0 15.8 11.4V20H13.4Z"/>',
  'treasure-chest':
    '<path fill="#8a5730" d="M3 14C3 8 6 5 11 5H21C26 5 29 8 29 14Z"/><path fill="#a9703f" d="M4.8 14C4.8 9.6 7 6.8 11 6.8H21C25 6.8 27.2 9.6 27.2 14Z"/>' +
    '<path fill="#ffd95e" d="M5 15C5.6 12 8 12.6 9 11.4C10.4 9.6 12.6 10.4 13.6 11.6C15 9.4 18 9.6 19 11.4C20.4 10.2 22.6 10.6 23.4 12.2C25.4 12 26.8 13 27 15Z"/><circle cx="11" cy="12.8" r="1.4" fill="#f2a040"/><circle cx="17" cy="12.4" r="1.4" fill="#f2a040"/><circle cx="22" cy="13.4" r="1.2" fill="#f2a040"/>' +
    '<rect x="3" y="15" width="26" height="13.4" rx="1.4" fill="#a9703f"/><rect x="3" y="21" width="26" height="1" fill="#8a5730"/><rect x="3" y="15" width="26" height="2.6" fill="#8a5730"/>' +
    '<rect x="6" y="15" width="2.6" height="13.4" fill="#f2b84b"/><rect x="23.4" y="15" width="2.6" height="13.4" fill="#f2b84b"/><rect x="13.4" y="15.6" width="5.2" height="6.2" rx="1" fill="#f2b84b"/><circle cx="16" cy="18" r="1" fill="#3b2314"/><rect x="15.6" y="18.4" width=".8" height="2" fill="#3b2314"/>',
  stairs:
    '<path fill="#c3cbd6" d="M2 30V25H8V20H14V15H20V10H26V30Z"/><path fill="#8995a5" d="M26 10H30V30H26Z"/>' +
    '<path fill="#e9edf2" d="M2 25H8V26.4H2ZM8 20H14V21.4H8ZM14 15H20V16.4H14ZM20 10H30V11.4H20Z"/><path fill="#566373" d="M4 25V15H5.2V25ZM16 15V5.4H17.2V15ZM26.6 10V1.6H27.8V10Z"/>' +
    '<path fill="#a9703f" d="M3.6 14.2L26.8 .4L28 2.2L4.8 16.2Z"/>',
  dishwasher:
    '<rect x="4" y="2" width="24" height="28" rx="2.2" fill="#d9dfe7"/><rect x="4" y="2" width="24" height="5.4" rx="2.2" fill="#8995a5"/><circle cx="8" cy="4.7" r="1.1" fill="#f4f6f9"/><rect x="18" y="3.6" width="7.6" height="2.2" rx=".8" fill="#2c3644"/>' +
    '<rect x="6.4" y="9" width="19.2" height="15" rx="1" fill="#2c3644"/><path fill="#8fc9ea" d="M8 22.4H24V23.4H8Z"/>' +
    '<circle cx="11" cy="17.4" r="4.2" fill="#f7f9fb"/><circle cx="11" cy="17.4" r="2.4" fill="#d3dbe4"/><circle cx="16.4" cy="17.4" r="4.2" fill="#eef2f6"/><circle cx="16.4" cy="17.4" r="2.4" fill="#c8d2dd"/><path fill="#9bd3f0" d="M20.4 13.4H24L23.4 21.6H21Z"/>' +
    '<rect x="4" y="25" width="24" height="5" rx="1.4" fill="#c3cbd6"/><rect x="10" y="26.6" width="12" height="1.4" rx=".7" fill="#8995a5"/><circle cx="9" cy="11.4" r=".8" fill="#9bd3f0"/><circle cx="20" cy="11" r=".9" fill="#9bd3f0"/>',
};
