import { ALL_REGIONS } from '#features/impact/csr-figures/csr-measures.rules.ts';
import { CSR_REGIONS, type CsrRegion } from '#platform/contract/csr/csr-regions.ts';
import { useHydrated } from '#platform/web/hydration.ts';
import classes from './csr-region-select.module.css';

interface CsrRegionSelectProps {
  selected: CsrRegion | null;
  onSelect: (region: CsrRegion | null) => void;
}

/** Selects a state by name: for phones, and for territories that are only a dot on the map. */
export function CsrRegionSelect({ selected, onSelect }: CsrRegionSelectProps) {
  const isReady = useHydrated();

  return (
    <label className={classes.field}>
      State or union territory
      <select
        disabled={!isReady}
        value={selected?.region ?? ''}
        onChange={(event) =>
          onSelect(CSR_REGIONS.find(({ region }) => region === event.target.value) ?? null)
        }
      >
        <option value="">{ALL_REGIONS.region}</option>
        {CSR_REGIONS.map(({ region }) => (
          <option key={region} value={region}>
            {region}
          </option>
        ))}
      </select>
    </label>
  );
}
