const types: Record<string, string> = { mp4: 'video/mp4', jpg: 'image/jpeg', mjpeg: 'video/x-motion-jpeg' };

/** What a stored file is, by the ending of its key: a key is made by the service, with the right one. */
export function mediaTypeOf(key: string): string {
  return types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
