import { Button } from '@mantine/core';
import classes from '#features/accounts/account/account-setting.module.css';
import { dayInIndia } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useExportAccountData } from './account-data.api.ts';

/** Downloads the data that Dayitva keeps about the member. */
export function DataDownload() {
  const download = useExportAccountData();
  const start = () =>
    download.mutate(undefined, {
      onSuccess: (data) => saveAs(`dayitva-data-${dayInIndia(new Date())}.json`, data),
      onError: (error) =>
        showToast({
          title: 'Download failed',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  return (
    <div>
      <div className={classes.row}>
        <div className={classes.text}>
          <h3 className={classes.title}>Download your data</h3>
          <p>
            Account, profile, services, projects, collaborations and requests, saved profiles, support
            tickets, stories, consents, sessions and access tokens, as one JSON file.
          </p>
        </div>
        <Button variant="default" onClick={start} loading={download.isPending}>
          Download
        </Button>
      </div>
    </div>
  );
}

function saveAs(name: string, data: unknown): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
