import { Combobox, Textarea, type TextareaProps, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useMemberSearch } from '#features/marketplace/listing/marketplace.api.ts';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { useSession } from '#platform/web/session.tsx';
import classes from './mention-textarea.module.css';

const TYPING_MS = 200;
const SHOWN = 6;
const NAME_MAX = 40;

interface MentionTextareaProps extends Omit<TextareaProps, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  onMention: (member: { id: string; name: string }) => void;
}

/** Returns the words after the last @ before the caret, if a member's name may begin there. */
function nameBegunAt(text: string, caret: number): { from: number; typed: string } | null {
  const before = text.slice(0, caret);
  const from = before.lastIndexOf('@');
  if (from < 0 || /[\p{L}\p{N}]/u.test(before.charAt(from - 1))) return null;
  const typed = before.slice(from + 1);
  const isName = typed.length >= 2 && typed.length <= NAME_MAX && !/[\n@,.;:!?()[\]]/.test(typed);
  return isName && !typed.startsWith(' ') ? { from, typed } : null;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** True if the name, or one of its words, begins like this: the search also finds skills, and forgives typing errors. */
const isNamed = (name: string, typed: string) => ` ${plain(name)}`.includes(` ${plain(typed)}`);

/** A text in which @ and two letters open a list of members; the chosen name is put into the text. */
export function MentionTextarea({ value, onChange, onMention, ...props }: MentionTextareaProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const ownId = useSession().user?.id;
  const [begun, setBegun] = useState<{ from: number; typed: string } | null>(null);
  const [search] = useDebouncedValue(begun?.typed.trim() ?? '', TYPING_MS);
  const { data = [] } = useMemberSearch(begun ? search : '');
  const members = data
    .filter((member) => member.id !== ownId && isNamed(memberName(member), search))
    .slice(0, SHOWN);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isOpen = begun !== null && members.length > 0;
  const { openDropdown, closeDropdown } = combobox;
  // While it counts as open it takes the Escape that a dialog around it waits for.
  useEffect(() => (isOpen ? openDropdown() : closeDropdown()), [isOpen, openDropdown, closeDropdown]);

  const look = () => {
    const node = input.current;
    setBegun(node ? nameBegunAt(node.value, node.selectionStart) : null);
  };
  const choose = (id: string) => {
    const member = members.find((one) => one.id === id);
    if (!member || !begun) return;
    const name = memberName(member);
    const end = begun.from + 1 + begun.typed.length;
    onMention({ id, name });
    onChange(`${value.slice(0, begun.from)}@${name} ${value.slice(end).replace(/^ /, '')}`);
    setBegun(null);
    const caret = begun.from + name.length + 2;
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(caret, caret);
    });
  };

  return (
    <Combobox store={combobox} onOptionSubmit={choose} position="bottom-start" withinPortal>
      <Combobox.Target withKeyboardNavigation={isOpen} withExpandedAttribute={false}>
        <Textarea
          {...props}
          ref={input}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            look();
          }}
          onClick={look}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isOpen) return;
            // For the list, not for a dialog around it.
            event.stopPropagation();
            setBegun(null);
          }}
          onBlur={() => setBegun(null)}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label="Members">
          {members.map((member) => (
            <Combobox.Option key={member.id} value={member.id}>
              <span className={classes.member}>
                {memberName(member)}
                <span className={classes.kind}>
                  {[ORGANIZATION_TYPE_LABELS[member.organization_type], member.location]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
