import type { TextareaProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useMemberSearch } from '#features/marketplace/listing/marketplace.api.ts';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { MentionTextarea } from '#platform/web/fields/mention-textarea.tsx';
import { useSession } from '#platform/web/session.tsx';

const TYPING_MS = 200;

interface MemberMentionProps extends Omit<TextareaProps, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  onMention: (member: { id: string; name: string }) => void;
}

/** A text in which @ and two letters find members of the whole site. */
export function MemberMention(props: MemberMentionProps) {
  const ownId = useSession().user?.id;
  const [begun, setBegun] = useState('');
  const [search] = useDebouncedValue(begun, TYPING_MS);
  const { data = [] } = useMemberSearch(begun ? search : '');
  const options = data
    .filter(({ id }) => id !== ownId)
    .map((member) => ({
      id: member.id,
      name: memberName(member),
      detail: [ORGANIZATION_TYPE_LABELS[member.organization_type], member.location]
        .filter(Boolean)
        .join(' · '),
    }));
  return <MentionTextarea {...props} options={options} optionsLabel="Members" onSearch={setBegun} />;
}
