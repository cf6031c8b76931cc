/** Number of signs that are stored of a vector. */
const SIGNS = 512;

/** What a member writes, from the most telling text to the least. */
export interface MemberTexts {
  summary: string | null;
  bio: string | null;
  skills: string[];
  focus_areas: string[];
  /** Title and description of each project and service. */
  work: string[];
}

const said = (text: string | null | undefined): text is string => Boolean(text?.trim());

/**
 * Passages whose middle stands for a member: the summary with skills and focus areas, and the skills alone. Longer texts do not
 * make the model surer (docs/decisions, search by sentences), so the bio and the work take part only where the others are missing.
 * The name says nothing about the work.
 */
export function passagesOf({ summary, bio, skills, focus_areas, work }: MemberTexts): string[] {
  const about = [summary, skills.join(', '), focus_areas.join(', ')].filter(said).join('. ');
  const short = [about, skills.join(', ')].filter(said);
  return said(summary) || skills.length > 0 ? short : [...short, bio, work[0]].filter(said);
}

/** Which of the first numbers are above zero, as PostgreSQL writes bits. A shorter vector is filled with zeros. */
export const signsOf = (vector: number[]): string =>
  Array.from({ length: SIGNS }, (_, at) => ((vector[at] ?? 0) > 0 ? '1' : '0')).join('');

/** The middle of several vectors, of length 1; empty for none. */
export function middleOf(vectors: number[][]): number[] {
  const [first = []] = vectors;
  const sums = first.map((_, at) => vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0));
  const length = Math.hypot(...sums);
  return length === 0 ? sums : sums.map((sum) => sum / length);
}

const BYTES = 4;

/** A vector as it is stored: numbers of four bytes, the highest byte first. */
export function packVector(vector: number[]): Uint8Array {
  const packed = new DataView(new ArrayBuffer(vector.length * BYTES));
  for (const [at, value] of vector.entries()) packed.setFloat32(at * BYTES, value);
  return new Uint8Array(packed.buffer);
}

/** How like a stored vector is to another one: the scalar product. Of different lengths they cannot be compared: 0. */
export function likenessOf(stored: Uint8Array, vector: number[]): number {
  if (stored.byteLength !== vector.length * BYTES) return 0;
  const packed = new DataView(stored.buffer, stored.byteOffset, stored.byteLength);
  return vector.reduce((sum, value, at) => sum + value * packed.getFloat32(at * BYTES), 0);
}
