/** What the two kinds of signed links have in common: ours, and those of an object storage. */
export interface DownloadLink {
  endsAt: number;
  /** The same link, with a later end and the old signature. */
  prolonged: URL;
  /** What our server says to a link that it did not sign. The storage of the tests checks no signature of this kind. */
  refusal: number | null;
}

export function readDownloadLink(link: URL): DownloadLink {
  const prolonged = new URL(link);
  const expires = link.searchParams.get('expires');
  if (expires !== null) {
    prolonged.searchParams.set('expires', String(Number(expires) + 60));
    return { endsAt: Number(expires) * 1000, prolonged, refusal: 404 };
  }
  const seconds = Number(link.searchParams.get('X-Amz-Expires'));
  const signedAt = (link.searchParams.get('X-Amz-Date') ?? '').replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
    '$1-$2-$3T$4:$5:$6Z',
  );
  prolonged.searchParams.set('X-Amz-Expires', String(seconds + 60));
  return { endsAt: Date.parse(signedAt) + seconds * 1000, prolonged, refusal: null };
}
