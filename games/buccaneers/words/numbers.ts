/** Numbers as they are printed: with a true minus sign. */
export const signless = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : signless(amount));
