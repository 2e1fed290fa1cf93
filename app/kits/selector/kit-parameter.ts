/** The search parameter of the kit that a product selector shows: '?kit=chalet'. In a file of its own, because many pages need no more. */
export const KIT_PARAMETER = "kit";
