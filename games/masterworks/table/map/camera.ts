/**
 * Which part of the table is shown. On screen y grows downwards: a point of the table is drawn at `height − y`. All
 * lengths are thousandths of an inch but those of the window, which are pixels.
 */

/** The middle of what is shown, and how much of the table fits across: 1 shows all of it. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const maxZoom = 9;
/** A little beyond the edge may be seen, so that figures at the edge are not cut. */
const margin = 700;

export const whole = ({ width, height }: Sheet): Camera => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The part shown, in drawing units, for a window of these proportions. */
export interface Shown {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** At zoom 1 the whole sheet fits into the window, whatever its proportions. */
export function shownBy({ x, y, zoom }: Camera, sheet: Sheet, window: Sheet): Shown {
  const perPixel = unitsPerPixel(zoom, sheet, window);
  const width = perPixel * window.width;
  const height = perPixel * window.height;
  return { left: x - width / 2, top: sheet.height - y - height / 2, width, height };
}

export function unitsPerPixel(zoom: number, sheet: Sheet, window: Sheet): number {
  const across = (sheet.width + 2 * margin) / Math.max(1, window.width);
  const down = (sheet.height + 2 * margin) / Math.max(1, window.height);
  return Math.max(across, down) / zoom;
}

/** Where on the table a pixel of the window lies. */
export function spotAt(camera: Camera, sheet: Sheet, window: Sheet, pixel: Spot): Spot {
  const { left, top, width, height } = shownBy(camera, sheet, window);
  return {
    x: left + (pixel.x / Math.max(1, window.width)) * width,
    y: sheet.height - (top + (pixel.y / Math.max(1, window.height)) * height),
  };
}

/** The other way round. */
export function pixelAt(camera: Camera, sheet: Sheet, window: Sheet, spot: Spot): Spot {
  const { left, top, width, height } = shownBy(camera, sheet, window);
  return {
    x: ((spot.x - left) / width) * window.width,
    y: ((sheet.height - spot.y - top) / height) * window.height,
  };
}

/** Nearer or farther; what lies under the pixel stays there, as far as the edge of the table lets it. */
export function zoomed(camera: Camera, sheet: Sheet, window: Sheet, factor: number, pixel?: Spot): Camera {
  const zoom = Math.min(maxZoom, Math.max(1, camera.zoom * factor));
  const anchor = pixel ?? { x: window.width / 2, y: window.height / 2 };
  const before = spotAt(camera, sheet, window, anchor);
  const after = spotAt({ ...camera, zoom }, sheet, window, anchor);
  return kept({ x: camera.x + before.x - after.x, y: camera.y + before.y - after.y, zoom }, sheet, window);
}

/** Moved along with the finger: so many pixels to the right and down. */
export function panned(camera: Camera, sheet: Sheet, window: Sheet, dx: number, dy: number): Camera {
  const perPixel = unitsPerPixel(camera.zoom, sheet, window);
  return kept({ ...camera, x: camera.x - dx * perPixel, y: camera.y + dy * perPixel }, sheet, window);
}

/** With this spot in the middle, at least so near. */
export const centredOn = (
  camera: Camera,
  sheet: Sheet,
  window: Sheet,
  spot: Spot,
  zoom = camera.zoom,
): Camera =>
  kept({ ...spot, zoom: Math.min(maxZoom, Math.max(1, Math.max(zoom, camera.zoom))) }, sheet, window);

/** Never past the edge of the table; what is wider than the table is shown in its middle. */
export function kept({ x, y, zoom }: Camera, sheet: Sheet, window: Sheet): Camera {
  const perPixel = unitsPerPixel(zoom, sheet, window);
  return {
    x: between(x, (perPixel * window.width) / 2, sheet.width),
    y: between(y, (perPixel * window.height) / 2, sheet.height),
    zoom,
  };
}

function between(middle: number, half: number, length: number): number {
  const least = half - margin;
  const most = length + margin - half;
  return least >= most ? length / 2 : Math.min(most, Math.max(least, middle));
}

/** Two fingers: how the pinch from one pair of pixels to another changes what is shown. */
export function pinched(
  camera: Camera,
  sheet: Sheet,
  window: Sheet,
  from: readonly [Spot, Spot],
  to: readonly [Spot, Spot],
): Camera {
  const apart = ([a, b]: readonly [Spot, Spot]): number =>
    Math.max(1, Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2));
  const middle = ([a, b]: readonly [Spot, Spot]): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const was = middle(from);
  const is = middle(to);
  const nearer = zoomed(camera, sheet, window, apart(to) / apart(from), was);
  return panned(nearer, sheet, window, is.x - was.x, is.y - was.y);
}
