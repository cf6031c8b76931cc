/** Something that happened, as `publish` sent it. */
export interface Notice {
  topic: string;
  data: Record<string, unknown>;
  /** Reads once for all streams of this process that get the notice; `name` is that of the read value. */
  shared<T>(name: string, read: () => Promise<T>): Promise<T>;
}

type Hear = (notice: Notice) => void;

/** Passes what is published on to the streams of this process. */
export interface Hub {
  /** Returns the function that ends it. */
  subscribe(topics: string[], hear: Hear): () => void;
  /** Takes a payload of `publish`. */
  pass(payload: string): void;
}

function toNotice(payload: string): Notice {
  const [topic, data] = JSON.parse(payload) as [string, Record<string, unknown>];
  const reads = new Map<string, Promise<unknown>>();
  return {
    topic,
    data,
    shared<T>(name: string, read: () => Promise<T>) {
      const known = reads.get(name) ?? read();
      reads.set(name, known);
      return known as Promise<T>;
    },
  };
}

export function createHub(): Hub {
  const topics = new Map<string, Set<Hear>>();
  return {
    subscribe(names, hear) {
      for (const name of names) topics.set(name, (topics.get(name) ?? new Set()).add(hear));
      return () => {
        for (const name of names) {
          const hearing = topics.get(name);
          hearing?.delete(hear);
          if (hearing?.size === 0) topics.delete(name);
        }
      };
    },
    pass(payload) {
      const notice = toNotice(payload);
      for (const hear of topics.get(notice.topic) ?? []) hear(notice);
    },
  };
}
