import { formatCount } from '#platform/contract/counts.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { usePrivacyFigures } from './privacy.api.ts';
import classes from './privacy.page.module.css';

/** How many members agreed last to each version of the notice. */
export function ConsentVersions() {
  const figures = usePrivacyFigures();
  // The figures above the tabs show the loading and the failure.
  if (!figures.data) return null;
  const { consents, without_consent } = figures.data;
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>
        Members by the version of the notice about personal data that they agreed to last.
      </caption>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">From</th>
          <th scope="col">Members</th>
        </tr>
      </thead>
      <tbody>
        {consents.map(({ version, valid_from, is_current, members }) => (
          <tr key={version}>
            <th scope="row">
              {version}
              {is_current && ' (now)'}
            </th>
            <td>{formatDay(valid_from)}</td>
            <td>{formatCount(members)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">None recorded</th>
          <td />
          <td>{formatCount(without_consent)}</td>
        </tr>
      </tbody>
    </table>
  );
}
