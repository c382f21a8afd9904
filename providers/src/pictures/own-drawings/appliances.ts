/** Machines of a home. */
export const appliances = {
  'washing-machine':
    '<rect x="4" y="2" width="24" height="28" rx="2.4" fill="#e9edf2"/><path fill="#c3cbd6" d="M4 9V4.4C4 3 5 2 6.4 2H25.6C27 2 28 3 28 4.4V9Z"/><rect x="6.6" y="4.2" width="7" height="2.8" rx="1" fill="#f7f9fb"/><circle cx="20" cy="5.6" r="1.5" fill="#6b7686"/><circle cx="24.4" cy="5.6" r="1.2" fill="#2fae66"/>' +
    '<circle cx="16" cy="19.4" r="8.4" fill="#8995a5"/><circle cx="16" cy="19.4" r="6.8" fill="#dff1f8"/><path fill="#4aa8dc" d="M9.2 19.4C11.2 18 13.4 21 16 19.4S20.6 18 22.8 19.4A6.8 6.8 0 0 1 9.2 19.4Z"/><circle cx="13.6" cy="16.6" r="1.1" fill="#ffffff"/><circle cx="17.4" cy="15" r=".8" fill="#ffffff"/><path fill="#ef7f5a" d="M13 22.6C14.6 20.8 17.4 21.2 18.8 22.8C17.4 24.6 14.4 24.4 13 22.6Z"/>',
  refrigerator:
    '<rect x="6" y="29" width="4" height="2" fill="#566373"/><rect x="22" y="29" width="4" height="2" fill="#566373"/><rect x="5" y="1" width="22" height="28.6" rx="2.4" fill="#e2e8ef"/><rect x="5" y="1" width="22" height="10" rx="2.4" fill="#d0d8e2"/><path fill="#aab5c3" d="M5 10.6H27V11.8H5Z"/><rect x="8" y="4.4" width="1.6" height="4" rx=".8" fill="#6b7686"/><rect x="8" y="14" width="1.6" height="6" rx=".8" fill="#6b7686"/>' +
    '<rect x="14" y="15" width="5" height="5" fill="#ffd95e"/><circle cx="16.5" cy="15" r=".9" fill="#e5412e"/><rect x="20.4" y="18.4" width="4" height="5" fill="#8fd19e"/><circle cx="22.4" cy="18.4" r=".9" fill="#2b77cf"/>',
  'oven-range':
    '<rect x="3" y="2" width="26" height="28" rx="2" fill="#d9dfe7"/><path fill="#566373" d="M3 8.6V4C3 2.8 3.8 2 5 2H27C28.2 2 29 2.8 29 4V8.6Z"/><circle cx="8" cy="5.4" r="1.5" fill="#f4f6f9"/><circle cx="13" cy="5.4" r="1.5" fill="#f4f6f9"/><rect x="17.4" y="4" width="8.6" height="2.8" rx=".8" fill="#8fe0a6"/>' +
    '<rect x="6" y="13.4" width="20" height="12.6" rx="1.4" fill="#2c3644"/><rect x="7.6" y="15" width="16.8" height="9.4" rx=".8" fill="#f2a040"/><path fill="#a85a25" d="M10 22.4C10 18.6 13 17.4 16 17.4S22 18.6 22 22.4Z"/><path fill="#6b7686" d="M7.6 22.4H24.4V23.4H7.6Z"/><rect x="6.4" y="10.2" width="19.2" height="1.6" rx=".8" fill="#8995a5"/>',
  'watering-can':
    '<path fill="#2c8f83" d="M22 12C28.6 8.6 31.4 14 28.8 19.6C27.6 22.4 25.4 24.4 23 25.4V22.6C26.8 20.2 28.6 15.4 26.8 13.6C25.8 12.8 24 13.6 22 15Z"/><path fill="#3bb3a3" d="M10 12H23V27C23 28.6 22 29.6 20.4 29.6H12.6C11 29.6 10 28.6 10 27Z"/><path fill="#2c8f83" d="M10 12H23V14.4H10Z"/><path fill="#3bb3a3" d="M10.6 25.6L4.4 11.4L6.4 10.4L11 18.6Z"/><path fill="#2c8f83" d="M1.8 11.6L7.2 8.2L8.2 10L3 13.4Z"/>' +
    '<path fill="#4aa8dc" d="M2 15.4C3.2 17.2 2.8 18.6 1.8 18.6S.6 17.2 2 15.4ZM4.2 19.6C5.4 21.4 5 22.8 4 22.8S2.8 21.4 4.2 19.6ZM1.8 22.6C3 24.4 2.6 25.8 1.6 25.8S.4 24.4 1.8 22.6Z"/>',
};
