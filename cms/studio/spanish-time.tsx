import { useEffect } from "react";
import { take } from "rxjs";
import { type LayoutProps, useKeyValueStore } from "sanity";

/** Under this key the Studio keeps the time zone in which its user reads and chooses the times of releases. */
const TIME_ZONE_KEY = "studio.timezone.content-releases";

/** The Studio, in which times of releases are those of Spain until a user chooses another time zone, wherever the browser is. */
export function SpanishTime(props: LayoutProps) {
  const store = useKeyValueStore();
  useEffect(() => {
    const reading = store
      .getKey(TIME_ZONE_KEY)
      .pipe(take(1))
      .subscribe((chosen) => {
        if (!chosen) store.setKey(TIME_ZONE_KEY, "Europe/Madrid");
      });
    return () => reading.unsubscribe();
  }, [store]);
  return props.renderDefault(props);
}
