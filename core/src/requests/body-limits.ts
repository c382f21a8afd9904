/** Items of a request. Interface 8. */
export const imageLimit = 20;
export const documentLimit = 5;
export const audioLimit = 4;
