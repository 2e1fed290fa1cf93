import { es } from "date-fns/locale/es";
import { setDefaultOptions } from "date-fns/setDefaultOptions";

/** Sanity writes and reads dates with `date-fns`, in English unless told otherwise: '24 nov 2026 12:05' instead of 'Nov 24, 2026 12:05'. */
setDefaultOptions({ locale: es });
