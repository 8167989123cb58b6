/** How tokens travel on a board: along a Channel, straight across, or out of nothing. */
import { type Channel, channels, type Spot, type Story } from '../../rules/state.ts';
import { inTheMiddle, pointAt } from './geometry.ts';

/** How far each Channel has orbited in these stories. */
export const orbitsIn = (stories: readonly Story[]): Readonly<Record<Channel, number>> => {
  const spaces = { blue: 0, pink: 0 };
  for (const story of stories) if (story.did === 'orbit') spaces[story.channel] += story.spaces;
  return spaces;
};

/** Frames along the spiral between two spaces. */
const framesAlong = (channel: Channel, from: number, to: number): Keyframe[] =>
  Array.from({ length: 13 }, (_, i) => {
    const { x, y } = pointAt(channel, from + ((to - from) * i) / 12);
    return { transform: `translate(${x}px, ${y}px)` };
  });

/** Frames from one space straight to another. */
const framesAcross = (from: Spot, to: Spot): Keyframe[] =>
  [from, to].map(({ channel, space }) => {
    const { x, y } = pointAt(channel, space);
    return { transform: `translate(${x}px, ${y}px)` };
  });

const framesOut = (channel: Channel, space: number): Keyframe[] => {
  const { x, y } = pointAt(channel, space);
  return [0.2, 1.15, 1].map((size) => ({ transform: `translate(${x}px, ${y}px) scale(${size})` }));
};

/** Into the middle of the hole, ever longer and thinner, and gone. */
export function framesIn(channel: Channel, from: number): Keyframe[] {
  const last = 16;
  let turned = 0;
  return Array.from({ length: last + 1 }, (_, i) => {
    const share = i / last;
    const { x, y } = pointAt(channel, from + (inTheMiddle - from) * share);
    const next = pointAt(channel, from + (inTheMiddle - from) * Math.min(0.97, share + 0.01));
    const angle = (Math.atan2(next.y - y, next.x - x) * 180) / Math.PI;
    // Between two frames it turns the shorter way round.
    turned = i === 0 ? angle : turned + ((((angle - turned) % 360) + 540) % 360) - 180;
    const way = i === last ? turned : turned.toFixed(1);
    const [long, thin] = [(1 + 1.9 * share ** 2) * (1 - 0.72 * share ** 2), 1 - 0.86 * share ** 1.5];
    return {
      opacity: i === last ? 0 : 1,
      transform: `translate(${x}px, ${y}px) rotate(${way}deg) scale(${long.toFixed(3)}, ${thin.toFixed(3)}) rotate(${-Number(way)}deg)`,
    };
  });
}

/** Moves the stacks of a drawing, which already lie where they end. */
export function travel(svg: SVGElement, stories: readonly Story[], duration: number): void {
  const run = (channel: Channel, space: number, frames: Keyframe[]): void => {
    svg
      .querySelector(`[data-stack="${channel} ${space}"]`)
      ?.animate(frames, { duration, easing: 'ease-in-out' });
  };
  const spaces = orbitsIn(stories);
  for (const channel of channels)
    for (let space = spaces[channel] + 1; spaces[channel] > 0 && space < inTheMiddle; space++)
      run(channel, space, framesAlong(channel, space - spaces[channel], space));
  for (const story of stories) {
    if (story.did === 'place') run(story.channel, story.space, framesOut(story.channel, story.space));
    if (story.did === 'moveStack')
      run(story.channel, story.to, framesAlong(story.channel, story.space, story.to));
    if (story.did === 'activate') {
      run(story.first.channel, story.first.space, framesAcross(story.second, story.first));
      run(story.second.channel, story.second.space, framesAcross(story.first, story.second));
    }
  }
}
