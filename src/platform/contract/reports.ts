import type { PaperSource } from './papers.ts';

/** The parts of a report with figures, without the format that it gets. */
export type ReportBlock =
  | { kind: 'heading'; text: string }
  /** `**words**` are bold. */
  | { kind: 'text'; text: string }
  | { kind: 'bullets'; items: readonly string[] }
  | ReportBars
  | ReportMap
  | ReportDots
  | ReportTable;

/** A picture has a title, and `alt` that says its message to those who cannot see it; a table has its figures. */
interface Picture {
  title: string;
  alt: string;
}

export interface ReportBars extends Picture {
  kind: 'bars';
  /** The longest bar takes the whole room; the label stands behind its bar. */
  rows: readonly { name: string; value: number; label: string }[];
}

export interface ReportMap extends Picture {
  kind: 'map';
  size: { width: number; height: number };
  /** `step` counts from 0, the lightest; null where there is no figure. Dots are too small for their outline (SVG path). */
  shapes: readonly { path: string; x: number; y: number; isDot: boolean; step: number | null }[];
  /** The range of each step, from the lowest. */
  legend: readonly string[];
}

interface Axis {
  title: string;
  highest: number;
  ticks: readonly { at: number; label: string }[];
}

export interface ReportDots extends Picture {
  kind: 'dots';
  across: Axis;
  up: Axis;
  /** Only some dots have room for their names. */
  dots: readonly { name: string; across: number; up: number; isNamed: boolean }[];
}

interface ReportTable {
  kind: 'table';
  caption: string;
  columns: readonly { title: string; share: number; isFigure?: boolean }[];
  rows: readonly (readonly string[])[];
  /** Sums, and what is no part of the rows. */
  totals?: readonly (readonly string[])[];
}

export interface Report {
  title: string;
  subtitle: string;
  blocks: readonly ReportBlock[];
  sources: readonly PaperSource[];
  /** ISO day of the newest source. */
  dated: string;
}
