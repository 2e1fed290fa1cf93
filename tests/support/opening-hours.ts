/** The opening hours of docs/rules.md#opening-hours, as the CMS has them. */
export const OPENING_HOURS = {
  weekdayHours: { opens: "09:00", closes: "22:00" },
  saturdayHours: { opens: "09:00", closes: "14:00" },
  /** The phone for prospective customers, every day. */
  prospectHours: { opens: "09:00", closes: "23:00" },
};
