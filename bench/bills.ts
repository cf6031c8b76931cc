/**
 * How well duplicates of bills are found: `npm run bench:bills`. 5,000 bills of 60 sellers, whose bills look alike, and 200 of
 * them once more: cropped, scanned again, or with day and month the other way round and the payee written otherwise. A bill counts as
 * found if it matches its original, and as false if it matches any other. Targets: 90 % found, 2 % false at most.
 */
import sharp from 'sharp';
import { areLikelySame, type BillFacts } from '#features/funds/expenses/bill-likeness.rules.ts';
import { pictureOf } from '#platform/server/files/picture-hash.ts';
import { randomNumbers } from '#platform/testing/random-numbers.ts';

const BILLS = 5000;
const PLANTED = 200;
const SELLERS = 60;
const [WIDTH, HEIGHT] = [480, 680];
const TARGETS = { found: 0.9, falsely: 0.02 };

const random = randomNumbers(39);
const whole = (below: number) => Math.floor(random() * below);
const among = <T>(list: readonly T[]): T => list[whole(list.length)] as T;

/** A word as a bar; letters of a scan this small are no more than that. */
const word = (x: number, y: number, width: number, height = 9) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#222"/>`;

/** Digits as seven segments, so that another amount looks a little different, as it does on paper. */
const SEGMENTS = ['abcdef', 'bc', 'abged', 'abgcd', 'fgbc', 'afgcd', 'afgedc', 'abc', 'abcdefg', 'abcdfg'];
const PARTS: Record<string, [number, number, number, number]> = {
  ...{ a: [0, 0, 7, 2], b: [5, 0, 2, 6], c: [5, 6, 2, 6], d: [0, 10, 7, 2] },
  ...{ e: [0, 6, 2, 6], f: [0, 0, 2, 6], g: [0, 5, 7, 2] },
};
const digits = (text: string, x: number, y: number) =>
  [...text]
    .flatMap((digit, at) =>
      [...(SEGMENTS[Number(digit)] ?? '')].map((part) => {
        const [dx, dy, width, height] = PARTS[part] ?? [0, 0, 0, 0];
        return `<rect x="${x + at * 10 + dx}" y="${y + dy}" width="${width}" height="${height}" fill="#222"/>`;
      }),
    )
    .join('');

interface Seller {
  name: string;
  head: string;
  columns: number[];
  top: number;
}

const SYLLABLES = [
  'gum',
  'la',
  'ran',
  'chi',
  'ka',
  'ri',
  'pur',
  'na',
  'dev',
  'sha',
  'mi',
  'tra',
  'go',
  'vind',
];
const TRADES = ['Pumps', 'Traders', 'Stationers', 'Medicals', 'Hardware', 'Travels', 'Caterers'];

const SELLERS_LIST: Seller[] = Array.from({ length: SELLERS }, (_, at) => {
  const name = Array.from({ length: 3 }, () => among(SYLLABLES)).join('');
  const lines = Array.from({ length: 2 + whole(3) }, (_, line) =>
    word(30 + whole(120), 24 + line * 20, 80 + whole(220), 8 + whole(8)),
  );
  const box =
    random() < 0.5
      ? `<rect x="340" y="20" width="110" height="64" fill="none" stroke="#222" stroke-width="3"/>`
      : '';
  return {
    name: `${name[0]?.toUpperCase()}${name.slice(1)} ${among(TRADES)} ${at}`,
    head: lines.join('') + box,
    columns: [30, 60 + whole(40), 250 + whole(60), 340 + whole(40)],
    top: 130 + whole(60),
  };
});

interface Bill extends Omit<BillFacts, 'payee_key'> {
  payee: string;
  svg: string;
}

const dayOf = (at: number) => new Date(Date.UTC(2026, 3, 1 + at)).toISOString().slice(0, 10);

function newBill(): Bill {
  const seller = among(SELLERS_LIST);
  // A fifth are rents, fares and fees, which come again.
  const amount = random() < 0.2 ? among([500, 1200, 2500, 8000, 15_000]) : 100 + whole(90_000);
  const spent_on = dayOf(whole(230));
  const items = Array.from({ length: 1 + whole(9) }, (_, line) => {
    const y = seller.top + 40 + line * 28;
    return (
      word(seller.columns[1] ?? 60, y, 40 + whole(140)) +
      digits(String(1 + whole(90)), seller.columns[2] ?? 260, y) +
      digits(String(10 + whole(99_000)), seller.columns[3] ?? 360, y)
    );
  });
  const below = seller.top + 60 + items.length * 28;
  const svg = [
    seller.head,
    digits(spent_on.replaceAll('-', ''), 340, 96),
    digits(String(whole(1_000_000)), 40, 100),
    `<rect x="28" y="${seller.top + 20}" width="424" height="2" fill="#222"/>`,
    ...items,
    `<rect x="28" y="${below}" width="424" height="2" fill="#222"/>`,
    digits(String(amount), 360, below + 16),
    word(40, below + 60, 60 + whole(80), 14 + whole(10)),
  ].join('');
  return { payee: seller.name, amount, spent_on, picture: null, svg };
}

const drawn = (svg: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fdfcf7"/>${svg}</svg>`,
    ),
  );

const photo = async (svg: string) => drawn(svg).jpeg({ quality: 82 }).toBuffer();

/** Cuts up to a twentieth off each edge. */
async function cropped(svg: string): Promise<Buffer> {
  const [left, top] = [whole(WIDTH * 0.05), whole(HEIGHT * 0.03)];
  const [right, bottom] = [whole(WIDTH * 0.05), whole(HEIGHT * 0.05)];
  return sharp(await drawn(svg).png().toBuffer())
    .extract({ left, top, width: WIDTH - left - right, height: HEIGHT - top - bottom })
    .resize({ width: 300 + whole(500) })
    .jpeg({ quality: 55 })
    .toBuffer();
}

/** Turned a little, blurred, of another size, lighter or darker, on a grey scanner. */
async function rescanned(svg: string): Promise<Buffer> {
  const turned = await sharp(await drawn(svg).png().toBuffer())
    .rotate((random() - 0.5) * 3, { background: '#d8d8d8' })
    .extend({ top: whole(40), bottom: whole(60), left: whole(40), right: whole(40), background: '#e4e4e4' })
    .png()
    .toBuffer();
  return sharp(turned)
    .resize({ width: 380 + whole(700) })
    .blur(0.3 + random() * 1.2)
    .linear(0.7 + random() * 0.3, whole(40))
    .jpeg({ quality: 40 + whole(40) })
    .toBuffer();
}

const otherWriting = (payee: string) =>
  among([`M/s ${payee}`, payee.toUpperCase(), `${payee} Pvt. Ltd.`, payee.replaceAll(' ', '-')]);

/** Day and month the other way round, where that is a day. */
function swapped(day: string): string {
  const [year, month, date] = day.split('-');
  return Number(date) <= 12 ? `${year}-${date}-${month}` : day;
}

/** As the database does it (`payee_key` in migrations/0158_funds_papers.sql). */
const keyOf = (payee: string) =>
  payee
    .toLowerCase()
    .replaceAll(/\b(m\/s|ms|messrs|shri|smt|mr|mrs|the|and|private|pvt|limited|ltd|llp|co|company)\b/g, '')
    .replaceAll(/[\s\p{P}]+/gu, '');

const KINDS = ['cropped', 'rescanned', 'date and payee'] as const;

async function planted(original: Bill, kind: (typeof KINDS)[number]): Promise<BillFacts> {
  const { amount, payee, spent_on, svg } = original;
  const bytes = await (kind === 'cropped' ? cropped(svg) : rescanned(svg));
  const isOther = kind === 'date and payee';
  return {
    amount,
    spent_on: isOther ? swapped(spent_on) : spent_on,
    payee_key: keyOf(kind === 'cropped' ? payee : otherWriting(payee)),
    picture: await pictureOf(bytes),
  };
}

const startedAt = performance.now();
const bills: Bill[] = [];
const known: BillFacts[] = [];
for (let at = 0; at < BILLS; at += 1) {
  const bill = newBill();
  const picture = await pictureOf(await photo(bill.svg));
  bills.push(bill);
  known.push({ amount: bill.amount, spent_on: bill.spent_on, payee_key: keyOf(bill.payee), picture });
}
const hashedIn = (performance.now() - startedAt) / BILLS;

/** Bills that look to be one of those before them, and are not. */
const falsely = known.filter((one, at) =>
  known.slice(0, at).some((other) => areLikelySame(one, other)),
).length;

const found = new Map<string, [found: number, of: number]>();
for (let at = 0; at < PLANTED; at += 1) {
  const kind = KINDS[at % KINDS.length] as (typeof KINDS)[number];
  const original = whole(BILLS);
  const facts = await planted(bills[original] as Bill, kind);
  const isFound = areLikelySame(facts, known[original] as BillFacts);
  const [before, of] = found.get(kind) ?? [0, 0];
  found.set(kind, [before + Number(isFound), of + 1]);
}

const all = [...found.values()].reduce((sum, [one]) => sum + one, 0);
console.log(`${BILLS} bills, ${hashedIn.toFixed(1)} ms each to draw and hash`);
for (const [kind, [one, of]] of found) console.log(`  ${kind}: ${one} of ${of} found`);
console.log(
  `found ${all} of ${PLANTED} (${((100 * all) / PLANTED).toFixed(1)} %), target ${TARGETS.found * 100} %`,
);
console.log(
  `falsely taken for another: ${falsely} of ${BILLS} (${((100 * falsely) / BILLS).toFixed(2)} %), target ${TARGETS.falsely * 100} % at most`,
);
if (all / PLANTED < TARGETS.found || falsely / BILLS > TARGETS.falsely) process.exitCode = 1;
