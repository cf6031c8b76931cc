import { type KeyboardEvent, useRef, useState } from 'react';
import { fifthsOf, type Measure, measured, stepOf } from '#features/impact/csr-figures/csr-measures.rules.ts';
import { CSR_REGIONS, type CsrRegion } from '#platform/contract/csr/csr-regions.ts';
import { pressedEnter } from '#platform/web/fields/pressed-enter.ts';
import { INDIA_MAP, INDIA_MAP_SIZE } from './csr-map.data.ts';
import classes from './csr-map.module.css';
import { CsrMapReadout } from './csr-map-readout.tsx';
import { CsrMapRegion } from './csr-map-region.tsx';
import { regionAfterKey } from './csr-map-walk.rules.ts';

interface CsrMapProps {
  measure: Measure;
  selected: CsrRegion | null;
  onSelect: (region: CsrRegion | null) => void;
}

/** Dots come last, so that no neighbour covers them. */
const DRAWN = INDIA_MAP.toSorted((one, other) => Number(one.isDot) - Number(other.isDot));
const FIRST = INDIA_MAP[0]?.region;
const rowOf = (region: string) => CSR_REGIONS.find((row) => row.region === region) ?? null;

/**
 * Map of India, each state shaded by the fifth that its value falls in. Pointing at a state or moving to it with the
 * arrow keys shows its figure. A click, Enter or Space selects it; Escape returns to all of India.
 */
export function CsrMap({ measure, selected, onSelect }: CsrMapProps) {
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const pointed = hovered ?? focused;
  const marks = useRef(new Map<string, SVGGElement>());
  const steps = fifthsOf(CSR_REGIONS.map((region) => measured(region, measure)));
  const atTabStop = focused ?? selected?.region ?? FIRST;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = (event.target as Element).closest<SVGGElement>('[data-region]')?.dataset.region ?? '';
    const next = regionAfterKey(at, event.key);
    if (next) marks.current.get(next)?.focus();
    else if (pressedEnter(event) || event.key === ' ') onSelect(rowOf(at));
    else if (event.key === 'Escape') onSelect(null);
    if (next || event.key === ' ' || event.key.startsWith('Arrow')) event.preventDefault();
  };

  const shown = pointed ? rowOf(pointed) : selected;

  return (
    <div className={classes.map}>
      <CsrMapReadout region={shown} measure={measure} />
      <div role="listbox" aria-label="Map of India: states and union territories" onKeyDown={onKeyDown}>
        <svg
          className={classes.drawing}
          viewBox={`0 0 ${INDIA_MAP_SIZE.width} ${INDIA_MAP_SIZE.height}`}
          role="presentation"
          onPointerLeave={() => setHovered(null)}
        >
          {DRAWN.map((shape) => {
            const row = rowOf(shape.region);
            if (!row) return null;
            return (
              <CsrMapRegion
                key={shape.region}
                shape={shape}
                value={measured(row, measure)}
                measure={measure}
                step={stepOf(measured(row, measure), steps)}
                isSelected={selected?.region === shape.region}
                isTabStop={atTabStop === shape.region}
                onHover={setHovered}
                onFocus={setFocused}
                onSelect={() => onSelect(row)}
                ref={(mark) => {
                  if (mark) marks.current.set(shape.region, mark);
                }}
              />
            );
          })}
          {selected && (
            <Outline region={selected.region} isPointed={pointed === selected.region} isSelected />
          )}
          {pointed && pointed !== selected?.region && <Outline region={pointed} isPointed />}
        </svg>
      </div>
    </div>
  );
}

interface OutlineProps {
  region: string;
  isPointed?: boolean;
  isSelected?: boolean;
}

/** Outline drawn over every neighbour. The casing keeps it visible on light and dark shades. */
function Outline({ region, isPointed, isSelected }: OutlineProps) {
  const shape = INDIA_MAP.find((known) => known.region === region);
  if (!shape) return null;
  const layers = [classes.casing, isPointed && classes.pointed, isSelected && classes.selected];
  return layers.map((layer) =>
    !layer ? null : shape.isDot ? (
      <circle key={layer} className={layer} cx={shape.x} cy={shape.y} r={115} />
    ) : (
      <path key={layer} className={layer} d={shape.path} />
    ),
  );
}
