/** Web and e-mail addresses. The endings are listed, so that a full stop without a space after it makes no address; "no" is one where nothing goes on. */
export const addressPattern =
  /(?:https?:\/\/|www\.)[^\s<>"'）)]+|\b(?:[a-z0-9][a-z0-9._+-]{0,62}@)?[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){0,6}\.(?:(?:com|org|net|edu|gov|gob|go|co|ac)\.[a-z]{2}|com|org|net|io|ai|app|dev|co|eu|fr|de|es|it|pt|uk|us|ca|jp|cn|in|br|nl|ch|at|be|info|shop|store|tech|example|test|edu|gov|me|tv|sa|ae|eg|qa|pl|se|dk|fi|cz|ie|nz|au|kr|tw|hk|sg|mx|ar|cl|ru|ua|gr|hu|ro|il|za|tr|lt|lv|ee|sk|si|hr|rs|bg|by|kz|vn|th|ph|pk|ng|ke|ma|pe|xyz|online|site|blog|travel|bike|coffee|club|studio|design|health|care|jobs|school|events|world|museum|energy|solar|cloud|digital|agency|media|games|biz|cafe|restaurant|hotel|fm|org|no(?=\/|[.!?\s]*(?:$|[\n,;)"”])))(?:\/[^\s<>"'）)]*)?(?![\p{L}\p{N}@-])/giu;

export function findAddresses(text: string): { text: string; start: number; end: number }[] {
  return [...text.matchAll(addressPattern)].map((match) => {
    const plain = match[0].replace(/[.,;:!?]+$/u, '');
    return { text: plain, start: match.index, end: match.index + plain.length };
  });
}
