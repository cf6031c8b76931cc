import { Combobox, Textarea, type TextareaProps, useCombobox } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './mention-textarea.module.css';

const SHOWN = 6;
const NAME_MAX = 40;

/** A person or a member that a text can mention. */
interface MentionOption {
  id: string;
  name: string;
  /** Tells namesakes apart. */
  detail: string;
}

interface MentionTextareaProps extends Omit<TextareaProps, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  /** Who can be mentioned, or a part of them that fits what `onSearch` told. */
  options: MentionOption[];
  /** Label of the list: "Members". */
  optionsLabel: string;
  /** Called with the beginning of a name after @; with '' when there is none. */
  onSearch?: (begun: string) => void;
  onMention: (chosen: { id: string; name: string }) => void;
}

/** Returns the words after the last @ before the caret, if a name may begin there. */
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

/** A text in which @ and two letters open a list of names; the chosen one is put into the text. */
export function MentionTextarea(props: MentionTextareaProps) {
  const { value, onChange, options, optionsLabel, onSearch, onMention, ...textarea } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const [begun, setBegun] = useState<{ from: number; typed: string } | null>(null);
  const shown = begun ? options.filter(({ name }) => isNamed(name, begun.typed.trim())).slice(0, SHOWN) : [];
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isOpen = shown.length > 0;
  const { openDropdown, closeDropdown, selectFirstOption } = combobox;
  // While it counts as open it takes the Escape that a dialog around it waits for.
  useEffect(() => (isOpen ? openDropdown() : closeDropdown()), [isOpen, openDropdown, closeDropdown]);

  const first = shown[0]?.id;
  // Enter chooses the first name, as it does in every messenger; without a choice it would break the line inside of a name.
  useEffect(() => {
    if (first === undefined) return;
    const turn = requestAnimationFrame(() => void selectFirstOption());
    return () => cancelAnimationFrame(turn);
  }, [first, selectFirstOption]);

  const look = () => {
    const node = input.current;
    const next = node ? nameBegunAt(node.value, node.selectionStart) : null;
    setBegun(next);
    onSearch?.(next?.typed.trim() ?? '');
  };
  const choose = (id: string) => {
    const name = shown.find((one) => one.id === id)?.name;
    if (!name || !begun) return;
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
          {...textarea}
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
        <Combobox.Options aria-label={optionsLabel}>
          {shown.map(({ id, name, detail }) => (
            <Combobox.Option key={id} value={id} className={classes.line}>
              <span className={classes.option}>
                {name}
                <span className={classes.detail}>{detail}</span>
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
