import { formatRupeesShort } from '#platform/contract/money.ts';
import { useIdle } from '#platform/web/idle.ts';
import classes from './fitting-service.module.css';
import { useFittingServices } from './match.api.ts';

const NOBODY: string[] = [];

/** Shows the service of a member of a list that fits the viewer best, with its price. It keeps its line before it is known. */
export function FittingServiceLine({ id, among }: { id: string; among: string[] }) {
  const { data } = useFittingServices(useIdle() ? among : NOBODY);
  const service = data?.get(id);
  if (data && !service) return null;
  return (
    <p className={classes.line}>
      {service && (
        <>
          <span className={classes.title}>{service.title}</span>
          <span className={classes.price}>
            {service.price === null ? 'Price on request' : formatRupeesShort(service.price)}
            {service.duration && ` · ${service.duration}`}
          </span>
        </>
      )}
    </p>
  );
}
