/** When a canvas is painted: when it or its place changes, and frame by frame only while it moves and can be seen. */

/** One picture: the size of the canvas in CSS pixels, and how long it has been moving, in milliseconds. */
export interface Shot {
  readonly width: number;
  readonly height: number;
  readonly time: number;
}

export interface Moving {
  /** With motion switched off, hand in false: the picture of time 0 is painted once. */
  readonly isMoving: boolean;
  /** Canvas pixels for one CSS pixel at most. */
  readonly finest?: number;
  /** Canvas pixels at most: what has many is painted more coarsely. */
  readonly most?: number;
  /** Pictures in a second at most. */
  readonly rate?: number;
}

/** Finer than this nobody sees, and a phone pays for. */
const usually = 2;
/** A machine that takes longer than this for a picture, in milliseconds and this many times in a row, gets a still one. */
const tooSlow = { gap: 150, times: 12 };

/** Paints until the returned function is called; `scale` is the number of canvas pixels for one CSS pixel. */
export function moving(
  canvas: HTMLCanvasElement,
  paint: (shot: Shot, scale: number) => void,
  { isMoving, finest = usually, most = Number.POSITIVE_INFINITY, rate = Number.POSITIVE_INFINITY }: Moving,
): () => void {
  let [time, last, request] = [0, 0, 0];
  let isInSight = true;
  let slow = 0;

  const picture = (): void => {
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (width === 0 || height === 0) return;
    const scale = Math.min(globalThis.devicePixelRatio, finest, Math.sqrt(most / (width * height)));
    const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
    if (canvas.width !== across || canvas.height !== down) [canvas.width, canvas.height] = [across, down];
    paint({ width, height, time }, scale);
  };
  const frame = (now: number): void => {
    request = requestAnimationFrame(frame);
    // Screens are a little early now and then.
    if (last !== 0 && now - last < 1000 / rate - 4) return;
    slow = now - last > tooSlow.gap && last !== 0 ? slow + 1 : 0;
    if (slow >= tooSlow.times) return cancelAnimationFrame(request);
    // After a pause it goes on where it was.
    time += last === 0 ? 0 : now - last;
    last = now;
    picture();
  };
  const goOn = (): void => {
    cancelAnimationFrame(request);
    request = last = 0;
    const isMade = isMoving && slow < tooSlow.times;
    if (isMade && isInSight && !document.hidden) request = requestAnimationFrame(frame);
  };

  const sizes = new ResizeObserver(picture);
  const sight = new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting !== false;
    goOn();
  });
  sizes.observe(canvas);
  sight.observe(canvas);
  document.addEventListener('visibilitychange', goOn);
  picture();
  goOn();
  return () => {
    cancelAnimationFrame(request);
    sizes.disconnect();
    sight.disconnect();
    document.removeEventListener('visibilitychange', goOn);
  };
}
