/** Turns texts into lists of numbers (vectors) that are near each other where the texts mean the same. */
export interface Embeddings {
  /** Name of the model. Vectors of two models cannot be compared. */
  model: string;
  /**
   * Computes the vector of each text, of length 1.
   * @param options.first a person waits: goes before what waits already.
   * @throws NoEmbeddings when the model is missing, broken or away.
   */
  embed(texts: string[], options?: { first?: boolean }): Promise<number[][]>;
  /** True if the model answers at once; false until one that has to be loaded has answered. */
  isReady(): boolean;
  /** Begins to load the model, if it has to be loaded and is not. */
  prepare(): void;
  /** Words that the model knows whole, in lower case: they are no typing errors. None where it does not say. */
  knownWords(): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}

/** The model cannot be used now. */
export class NoEmbeddings extends Error {}

/** Scales a vector to length 1, so that the scalar product of two is their likeness. */
export function toUnit(vector: number[]): number[] {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}
