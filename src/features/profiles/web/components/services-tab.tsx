import { useDisclosure } from '@mantine/hooks';
import { IconBriefcase } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Service } from '#features/profiles/services.contract.ts';
import { useLeftBehind } from '../record.form.ts';
import { useServices } from '../services.api.ts';
import { pageOf, RecordList } from './record-list.tsx';
import { ServiceCard } from './service-card.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import { ServiceRemoval } from './service-removal.tsx';

const WORDS = {
  heading: 'Services',
  one: 'service',
  none: {
    title: 'No services yet',
    text: 'Add what you offer: companies and NGOs find it on your profile in the marketplace.',
    icon: <IconBriefcase size={24} stroke={1.5} aria-hidden />,
  },
};

interface ServicesTabProps {
  /** As other members see it: nothing can be changed. */
  readOnly: boolean;
}

/** The tab Services of the own profile: the member's services, and the dialogs that change them. */
export function ServicesTab({ readOnly }: ServicesTabProps) {
  const [params] = useSearchParams();
  const services = useServices(pageOf(params));
  const [service, setService] = useState<Service | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [editing, editor] = useDisclosure();
  const [removing, removal] = useDisclosure();
  useLeftBehind(editor.close);
  const edit = (one: Service | null) => {
    setService(one);
    editor.open();
  };
  const remove = (one: Service) => {
    setService(one);
    removal.open();
  };
  return (
    <>
      <RecordList
        words={WORDS}
        heading={heading}
        query={services}
        onAdd={readOnly ? undefined : () => edit(null)}
        render={(one) => (
          <ServiceCard
            service={one}
            onEdit={readOnly ? undefined : () => edit(one)}
            onRemove={readOnly ? undefined : () => remove(one)}
          />
        )}
      />
      <ServiceDialog service={service} opened={editing} onClose={editor.close} />
      <ServiceRemoval
        service={service}
        opened={removing}
        // The button that had the focus is gone with its card.
        onRemoved={() => heading.current?.focus()}
        onClose={removal.close}
      />
    </>
  );
}
