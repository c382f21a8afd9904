/**
 * Shows pictures of drawings that never change (`<svg data-still="">`) in their place. The function below is sent to
 * the browser as text: it may use nothing from outside itself.
 */
export interface StillPictures {
  /**
   * Sees to what is new in the page since the last call; resolves when its pictures are there. What changed since then
   * and was shown as a picture is drawn from now on.
   */
  place(changed: readonly Element[]): Promise<void>;
}

declare global {
  interface Window {
    scenewrightStills: StillPictures;
  }
}

/**
 * A pattern or a gradient over the whole canvas is shaded pixel by pixel each time that it is drawn; its picture, in
 * output pixels, is copied. Larger ones than `mostPixels` stay drawings.
 */
export function installStillPictures(mostPixels: number): void {
  const container = window.scenewright.container;
  /** Addresses of pictures by what they show, the one used last at the end. */
  const pictures = new Map<string, string>();
  /** Scenes of one style share a ground, and two scenes are in the picture at most. */
  const KEPT = 4;
  const shown = new Map<SVGSVGElement, { picture: HTMLImageElement; address: string }>();

  // Not `display: none`: what another drawing takes from it by its id (a gradient, a pattern) would be gone.
  const style = document.createElement('style');
  style.textContent = 'svg[data-still="shown"] { visibility: hidden }';
  document.head.append(style);

  /** Not decoded yet: it is decoded once when it is drawn, in any case. */
  const loaded = (address: string): Promise<HTMLImageElement> =>
    new Promise((resolve, reject) => {
      const image = new Image();
      image.decoding = 'sync';
      image.onload = () => resolve(image);
      image.onerror = () => reject(new Error('a picture of a drawing could not be shown'));
      image.src = address;
    });

  /** A bitmap file: nothing has to be packed, and it is read about as fast as it is copied. */
  const bitmapFile = ({ width, height, data }: ImageData, solid: boolean): Blob => {
    const header = new DataView(new ArrayBuffer(122));
    const values: [at: number, value: number][] = [
      [2, 122 + data.length],
      [10, 122],
      // BITMAPV4HEADER, its rows from the top.
      [14, 108],
      [18, width],
      [22, -height],
      [26, 1 | (32 << 16)],
      [30, 3],
      [34, data.length],
      // The masks of red, green, blue and alpha, in the order in which they come here.
      [54, 0xff],
      [58, 0xff00],
      [62, 0xff0000],
      [66, solid ? 0 : 0xff000000],
      [70, 0x73524742],
    ];
    header.setUint16(0, 0x424d);
    for (const [at, value] of values) header.setUint32(at, value, true);
    return new Blob([header, data as Uint8ClampedArray<ArrayBuffer>], { type: 'image/bmp' });
  };

  /** Faint colours lose shades where they are kept beside their alpha; black and what is solid do not. */
  const opacityOf = ({ data }: ImageData): 'solid' | 'black' | 'mixed' => {
    const pixels = new Uint32Array(data.buffer);
    let solid = true;
    for (let at = 0; at < pixels.length; at++) {
      const pixel = pixels[at]!;
      if (pixel >>> 24 === 255) continue;
      if ((pixel & 0xffffff) !== 0) return 'mixed';
      solid = false;
    }
    return solid ? 'solid' : 'black';
  };

  /** Null where a picture would look different. */
  const addressOf = async (markup: string, width: number, height: number): Promise<string | null> => {
    const known = pictures.get(markup);
    if (known !== undefined) {
      pictures.delete(markup);
      pictures.set(markup, known);
      return known;
    }
    const drawing = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
    try {
      const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
      context.drawImage(await loaded(drawing), 0, 0, width, height);
      const pixels = context.getImageData(0, 0, width, height);
      const opacity = opacityOf(pixels);
      if (opacity === 'mixed') return null;
      const address = URL.createObjectURL(bitmapFile(pixels, opacity === 'solid'));
      pictures.set(markup, address);
      return address;
    } finally {
      URL.revokeObjectURL(drawing);
    }
  };

  const forgetUnused = (): void => {
    const used = new Set([...shown.values()].map(({ address }) => address));
    for (const [markup, address] of pictures) {
      if (pictures.size <= KEPT) return;
      if (used.has(address)) continue;
      pictures.delete(markup);
      URL.revokeObjectURL(address);
    }
  };

  const show = async (drawing: SVGSVGElement, scale: number): Promise<void> => {
    const [width, height] = [drawing.width.baseVal.value, drawing.height.baseVal.value];
    const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
    if (across < 1 || down < 1 || across * down > mostPixels) return drawing.setAttribute('data-still', 'drawn');
    const serializer = new XMLSerializer();
    // Two scenes' ground has ids of its own in each, and the same picture: in that one the ids are counted.
    const inside = [...drawing.querySelectorAll('[id]')].reduce(
      (markup, { id }, index) =>
        markup
          .replaceAll(`"${id}"`, `"n${index}"`)
          .replaceAll(`url(#${id})`, `url(#n${index})`)
          .replaceAll(`"#${id}"`, `"#n${index}"`),
      [...drawing.childNodes].map((node) => serializer.serializeToString(node)).join(''),
    );
    const box = drawing.getAttribute('viewBox') ?? `0 0 ${width} ${height}`;
    const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="${box}" preserveAspectRatio="none">${inside}</svg>`;
    const address = await addressOf(markup, across, down);
    if (address === null) return drawing.setAttribute('data-still', 'drawn');
    const picture = await loaded(address);
    picture.style.cssText = `${drawing.style.cssText};width:${width}px;height:${height}px`;
    drawing.setAttribute('data-still', 'shown');
    drawing.after(picture);
    shown.set(drawing, { picture, address });
  };

  window.scenewrightStills = {
    async place(changed) {
      for (const [drawing, { picture }] of shown) {
        const changes = changed.some((element) => drawing.contains(element));
        if (drawing.isConnected && !changes) continue;
        picture.remove();
        shown.delete(drawing);
        drawing.setAttribute('data-still', 'drawn');
      }
      const found = container.querySelectorAll<SVGSVGElement>('svg[data-still=""]');
      if (found.length === 0) return;
      const canvas = container.querySelector<HTMLElement>('[data-scaled-canvas]');
      const scale = canvas ? canvas.getBoundingClientRect().width / canvas.offsetWidth : 1;
      // Only a gain: what cannot be made a picture of is drawn.
      for (const drawing of found) await show(drawing, scale).catch(() => drawing.setAttribute('data-still', 'drawn'));
      forgetUnused();
    },
  };
}
