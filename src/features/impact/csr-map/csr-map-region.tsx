import type { Ref } from 'react';
import { formatWhole } from '#features/impact/csr-figures/csr-format.rules.ts';
import type { Measure } from '#features/impact/csr-figures/csr-measures.rules.ts';
import type { RegionShape } from './csr-map.data.ts';
import classes from './csr-map.module.css';

interface CsrMapRegionProps {
  shape: RegionShape;
  /** Crore rupees, or rupees per resident. */
  value: number;
  measure: Measure;
  /** From 1 to 5. */
  step: number;
  isSelected: boolean;
  /** True if the Tab key stops here; only one region of the map is a tab stop. */
  isTabStop: boolean;
  onHover: (region: string) => void;
  /** Called when keyboard focus arrives, and with null when focus leaves. A click does not call it. */
  onFocus: (region: string | null) => void;
  onSelect: () => void;
  ref: Ref<SVGGElement>;
}

/** Width of a character in the map's units, on a desktop and on a phone (csr-map.module.css). */
const DESKTOP_CHARACTER = 78;
const PHONE_CHARACTER = 148;

/** One state on the map: its outline, a dot if it is too small to select, and its figure if there is room. */
export function CsrMapRegion(props: CsrMapRegionProps) {
  const { shape, value, measure, step, isSelected, isTabStop, onHover, onFocus, onSelect, ref } = props;
  const figure = formatWhole(value);
  const fits = (character: number) => shape.room >= figure.length * character;

  return (
    <g
      ref={ref}
      className={classes.region}
      role="option"
      aria-selected={isSelected}
      aria-label={`${shape.region}: ₹${figure}${measure === 'spend' ? ' Cr' : ' per resident'}`}
      tabIndex={isTabStop ? 0 : -1}
      data-region={shape.region}
      data-step={step}
      onPointerEnter={() => onHover(shape.region)}
      onFocus={(event) => event.target.matches(':focus-visible') && onFocus(shape.region)}
      onBlur={() => onFocus(null)}
      onClick={onSelect}
    >
      {shape.path && <path d={shape.path} />}
      {shape.isDot && <circle cx={shape.x} cy={shape.y} r={70} />}
      {fits(DESKTOP_CHARACTER) && (
        <text x={shape.x} y={shape.y} data-on-phones={fits(PHONE_CHARACTER)}>
          {figure}
        </text>
      )}
    </g>
  );
}
