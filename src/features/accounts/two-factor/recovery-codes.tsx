import { Button, CopyButton, Group } from '@mantine/core';
import { useFocusAtStart } from '#platform/web/dialogs/focus-start.ts';
import classes from './recovery-codes.module.css';

interface RecoveryCodesProps {
  codes: string[];
  email: string;
  /** Called when the member has saved them. */
  onKept: () => void;
}

/** Shows new recovery codes, once. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const heading = useFocusAtStart<HTMLHeadingElement>();
  const text = recoveryCodesFile(codes, email);
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        Save these recovery codes
      </h3>
      <p className={classes.text}>
        Each code signs you in once when you do not have your phone. They are shown only this once: print
        them, or store them with your passwords.
      </p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap="sm">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="dayitva-recovery-codes.txt"
        >
          Download
        </Button>
        <Button onClick={onKept}>I have saved them</Button>
      </Group>
    </div>
  );
}

/** Builds the text file with a member's recovery codes. */
const recoveryCodesFile = (codes: string[], email: string) =>
  `Dayitva recovery codes of ${email}

Each signs you in once, instead of a code from your authenticator app.

${codes.join('\n')}
`;
