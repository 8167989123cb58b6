/** The picture of a result as a file: shared where the device can, downloaded otherwise. */
import type { LobbyCard } from '@accretion/games/tables';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ResultCard } from './card.ts';
import { paintCard, size } from './paint.ts';

/** The game's poster as an image; null for a game without one, or where it cannot be loaded. */
async function motifOf(card: LobbyCard): Promise<HTMLImageElement | null> {
  try {
    const Poster = await card.poster?.();
    if (Poster === undefined) return null;
    const place = document.createElement('div');
    const root = createRoot(place);
    flushSync(() => root.render(<Poster title="" />));
    const drawing = place.querySelector('svg');
    drawing?.setAttribute('width', '760');
    drawing?.setAttribute('height', '1064');
    const source = drawing === null ? '' : new XMLSerializer().serializeToString(drawing);
    root.unmount();
    const image = new Image();
    // The policy allows images as data.
    image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

export async function pictureOf(result: ResultCard, card: LobbyCard): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size.width, size.height];
  const brush = canvas.getContext('2d');
  if (brush === null) return null;
  const [motif] = await Promise.all([motifOf(card), document.fonts.ready]);
  paintCard(brush, result, motif);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** Hands a picture to the device's own sharing, or downloads it. */
export async function sharePicture(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  const shared = { files: [file], title };
  if (navigator.canShare?.(shared)) {
    const answer = await navigator.share(shared).then(
      () => 'done',
      (why: unknown) => (why instanceof DOMException ? why.name : ''),
    );
    // Somebody who changes their mind gets no download instead.
    if (answer === 'done' || answer === 'AbortError') return;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  [link.href, link.download] = [address, name];
  link.click();
  URL.revokeObjectURL(address);
}
