import { IconBriefcase } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { RecordList } from '#features/profiles/records/record-list.tsx';
import { useLeftBehind } from '#platform/web/dialogs/left-behind.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { ServiceCard } from './service-card.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import { ServiceRemoval } from './service-removal.tsx';
import { useServices } from './services.api.ts';
import type { Service } from './services.contract.ts';

const WORDS = {
  heading: 'Services',
  one: 'service',
  none: {
    title: 'No services yet',
    text: 'Add what you offer. Companies and NGOs see it on your profile in the marketplace.',
    icon: <IconBriefcase size={24} stroke={1.5} aria-hidden />,
  },
};

interface ServicesTabProps {
  /** True in the view of other members, where nothing can be changed. */
  readOnly: boolean;
}

/** The tab Services of the own profile: the member's services, and the dialogs that change them. */
export function ServicesTab({ readOnly }: ServicesTabProps) {
  const [params] = useSearchParams();
  const services = useServices(pageOf(params));
  const heading = useRef<HTMLHeadingElement>(null);
  const editor = useSubjectDialog<Service | null>();
  const removal = useSubjectDialog<Service>();
  useLeftBehind(editor.close);
  return (
    <>
      <RecordList
        words={WORDS}
        heading={heading}
        query={services}
        onAdd={readOnly ? undefined : () => editor.open(null)}
        render={(one) => (
          <ServiceCard
            service={one}
            onEdit={readOnly ? undefined : () => editor.open(one)}
            onRemove={readOnly ? undefined : () => removal.open(one)}
          />
        )}
      />
      <ServiceDialog
        key={editor.opening}
        service={editor.subject}
        opened={editor.opened}
        onClose={editor.close}
      />
      <ServiceRemoval
        service={removal.subject}
        opened={removal.opened}
        // The button that had the focus is gone with its card.
        onRemoved={() => heading.current?.focus()}
        onClose={removal.close}
      />
    </>
  );
}
