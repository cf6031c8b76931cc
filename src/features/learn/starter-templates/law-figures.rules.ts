import { LAW_FIGURES } from './law-figures.data.ts';

const crores = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** The law as templates print it: figures by their keys in `law-figures.data.ts`, on one day. */
export interface Law {
  /** @throws Error for a key that has no figure on this day. */
  number(key: string): number;
  /** Rupees in lakh or crore: `₹50 lakh`, `₹1,000 crore`. */
  rupees(key: string): string;
  words(key: string): string;
}

/** Returns the law of a day `YYYY-MM-DD`. */
export function lawOn(day: string): Law {
  const valueAt = (key: string) => {
    const found = LAW_FIGURES.find(
      (figure) =>
        figure.key === key && figure.validFrom <= day && (figure.validTo === null || day <= figure.validTo),
    );
    if (!found) throw new Error(`The law has no ${key} on ${day}`);
    return found.value;
  };
  return {
    number: (key) => Number(valueAt(key)),
    rupees: (key) => inWords(Number(valueAt(key))),
    words: (key) => String(valueAt(key)),
  };
}

function inWords(rupees: number): string {
  const [size, name] = rupees >= 10_000_000 ? [10_000_000, 'crore'] : [100_000, 'lakh'];
  return `₹${crores.format(rupees / size)} ${name}`;
}
