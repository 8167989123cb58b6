const minute = 60;
const hour = 3600;
const day = 86_400;

const two = (number: number): string => String(number).padStart(2, '0');

/** A time as clocks show it: "4:05", "3:04:05"; from a day on "2 d 3 h". */
export function timeLeft(seconds: number): string {
  const rest = `${two(Math.floor(seconds / minute) % 60)}:${two(seconds % minute)}`;
  if (seconds < hour) return rest.replace(/^0/, '');
  if (seconds < day) return `${Math.floor(seconds / hour)}:${rest}`;
  return `${Math.floor(seconds / day)} d ${Math.floor((seconds % day) / hour)} h`;
}
