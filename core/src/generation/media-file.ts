/** Bytes of a media file. */
export interface MediaFile {
  bytes: Uint8Array;
  mimeType: string;
  seconds?: number;
  width?: number;
  height?: number;
}
