import { ShortlistExport } from '#features/marketplace/exports/shortlist-export.tsx';
import { SavedSearchesPanel } from '#features/marketplace/saved-searches/saved-searches-panel.tsx';
import { ShortlistsPanel } from '#features/marketplace/shortlists/shortlists-panel.tsx';
import { savedQueryLabel } from './filter-tags.tsx';

/** The shortlists of the organisation and the searches of the person, above the saved profiles. */
export default function SavedPanels() {
  return (
    <>
      <ShortlistsPanel renderExport={(id, name) => <ShortlistExport id={id} name={name} />} />
      <SavedSearchesPanel describe={savedQueryLabel} />
    </>
  );
}
