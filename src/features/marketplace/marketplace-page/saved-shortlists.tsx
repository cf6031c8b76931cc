import { ShortlistExport } from '#features/marketplace/exports/shortlist-export.tsx';
import { ShortlistsPanel } from '#features/marketplace/shortlists/shortlists-panel.tsx';

/** The shortlists of the organisation, above the saved profiles. */
export default function SavedShortlists() {
  return <ShortlistsPanel renderExport={(id, name) => <ShortlistExport id={id} name={name} />} />;
}
