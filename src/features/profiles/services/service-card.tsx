import { RecordCard } from '#features/profiles/records/record-card.tsx';
import { RecordTags } from '#features/profiles/records/record-tags.tsx';
import { formatRupees } from '#platform/contract/money.ts';
import { CONTACT_TEXTS, type Service } from './services.contract.ts';

/** Card limits of spec part 1, section 9. */
const PRACTICE_AREAS_SHOWN = 3;
const FOCUS_AREAS_SHOWN = 3;
const COVERAGE_SHOWN = 2;

interface ServiceCardProps {
  service: Service;
  /** Omitted in the view of other members. */
  onEdit?: () => void;
  onRemove?: () => void;
}

/** One service of the member. */
export function ServiceCard({ service, onEdit, onRemove }: ServiceCardProps) {
  const { title, tagline, description, price, duration, category, contact_preference } = service;
  return (
    <RecordCard
      title={title}
      lead={tagline}
      text={description}
      facts={[
        price === null ? null : formatRupees(price),
        duration,
        category,
        `Contact by ${CONTACT_TEXTS[contact_preference]}`,
      ]}
      onEdit={onEdit}
      onRemove={onRemove}
    >
      <RecordTags
        lists={[
          { label: 'Practice areas', tags: service.practice_areas, limit: PRACTICE_AREAS_SHOWN },
          { label: 'Focus areas', tags: service.focus_areas, limit: FOCUS_AREAS_SHOWN },
          { label: 'Coverage', tags: service.geographic_coverage, limit: COVERAGE_SHOWN },
        ]}
      />
    </RecordCard>
  );
}
