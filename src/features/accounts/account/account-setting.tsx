import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useFocusBack } from '#platform/web/dialogs/focus-back.ts';
import { useFocusAtStart } from '#platform/web/dialogs/focus-start.ts';
import classes from './account-setting.module.css';

interface AccountSettingProps {
  title: string;
  /** The current value, in words. */
  children: ReactNode;
  /** Label of the button that opens the form; none where the role of the person allows no change. */
  action: string | undefined;
  destructive?: boolean;
  /** True to focus the heading when the setting appears, because it replaces the focused element. */
  focused?: boolean;
  /** Form that replaces the button. It calls `close` when done. */
  form: (close: () => void) => ReactNode;
}

/** One setting of the account: its value, and a button that opens the form to change it. */
export function AccountSetting(props: AccountSettingProps) {
  const { title, children, action, destructive, focused = false, form } = props;
  const [open, setOpen] = useState(false);
  const button = useFocusBack(open);
  const heading = useFocusAtStart<HTMLHeadingElement>(focused);
  return (
    <div>
      <div className={classes.row}>
        <div className={classes.text}>
          <h3 ref={heading} tabIndex={focused ? -1 : undefined} className={classes.title}>
            {title}
          </h3>
          {children}
        </div>
        {!open && action && (
          <Button
            ref={button}
            variant="default"
            className={destructive ? classes.destructive : undefined}
            onClick={() => setOpen(true)}
          >
            {action}
          </Button>
        )}
      </div>
      {open && form(() => setOpen(false))}
    </div>
  );
}
