/** A tone as WAV: 8 kHz, one channel, 16 bit. */
export function wav(seconds: number): Buffer {
  const data = Buffer.alloc(Math.round(8000 * seconds) * 2);
  for (let i = 0; i < data.length / 2; i++) data.writeInt16LE(Math.round(9000 * Math.sin(i / 4)), i * 2);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(16000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
