/** The packets of an ADTS stream (ISO/IEC 13818-7, 6.2), headers included. @throws RangeError when it is torn */
export function adtsPackets(stream: Uint8Array): Uint8Array[] {
  const packets: Uint8Array[] = [];
  for (let at = 0; at < stream.length;) {
    const isHeader = at + 7 <= stream.length && stream[at] === 0xff && (stream[at + 1]! & 0xf6) === 0xf0;
    const length = isHeader ? ((stream[at + 3]! & 3) << 11) | (stream[at + 4]! << 3) | (stream[at + 5]! >> 5) : 0;
    if (length < 7 || at + length > stream.length) throw new RangeError('not a whole stream of ADTS packets');
    packets.push(stream.subarray(at, at + length));
    at += length;
  }
  return packets;
}
