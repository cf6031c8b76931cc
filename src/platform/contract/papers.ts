/**
 * The parts of a document that people fill in or read on paper, without the format that it gets: Word or PDF.
 * Text may hold `**bold words**` and `[what the reader fills in]`.
 */
export type PaperBlock =
  | { kind: 'heading'; text: string; level?: 1 | 2 }
  | { kind: 'text'; text: string }
  /** How to fill in what follows; looks unlike the text and is deleted before use. */
  | { kind: 'guidance'; text: string }
  | { kind: 'bullets' | 'numbers'; items: readonly string[] }
  /** A numbered clause of an agreement or a policy: 4. Title, 4.1, 4.2. */
  | { kind: 'clause'; title: string; items: readonly string[] }
  | PaperTable
  /** Room to sign, one column for each. */
  | { kind: 'signatures'; parties: readonly (readonly string[])[] }
  | { kind: 'page break' };

interface PaperTable {
  kind: 'table';
  columns: readonly PaperColumn[];
  /** A row shorter than the columns is filled up with empty cells. */
  rows: readonly (readonly string[])[];
  caption?: string;
}

/** Title and width relative to the other columns. */
export type PaperColumn = readonly [title: string, share: number];

export interface PaperSource {
  title: string;
  url: string | null;
}

export interface Paper {
  title: string;
  /** One line under the title. */
  subtitle: string;
  /** How to use the document, before its first part. */
  uses: readonly string[];
  blocks: readonly PaperBlock[];
  sources: readonly PaperSource[];
  /** ISO day on which the sources were read. */
  checkedOn: string;
  isLandscape?: boolean;
}
