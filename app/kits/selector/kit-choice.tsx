import { ContentText } from "#app/i18n/t.tsx";
import type { SelectorKit } from "#app/kits/kit-content.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

interface Props {
  kit: SelectorKit;
  /** The name of the selector's radio buttons. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** The radio button of a kit, with a picture or an icon. The whole card is the tap target. */
export function KitChoice({ kit: { productId, kitName, title, placeImage, icon }, name, isChosen, onChoose }: Props) {
  return (
    <label className="flex cursor-pointer items-center gap-4 rounded-md border-2 border-line bg-white p-3 transition-colors hover:border-brand-600 has-checked:border-brand-700 has-checked:bg-brand-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-600 md:flex-col md:items-stretch md:gap-3">
      <span className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-sm bg-tint text-brand-700 md:aspect-[3/2] md:h-auto md:w-full">
        {placeImage ? (
          <Picture
            image={placeImage}
            decorative
            sizes="(min-width: 648px) 30vw, 80px"
            className="size-full min-h-0 p-1 md:p-3"
          />
        ) : (
          <Icon name={icon ?? "shield"} size={40} />
        )}
      </span>
      <span className="flex grow items-start gap-3">
        <input
          type="radio"
          name={name}
          value={productId}
          checked={isChosen}
          onChange={onChoose}
          className="mt-0.5 size-5 shrink-0 accent-brand-700 focus-visible:outline-none"
        />
        <span className="leading-snug">
          <span className="block text-lg font-bold">
            <ContentText of={kitName} />
          </span>
          <span className="block text-sm text-muted">
            <ContentText of={title} />
          </span>
        </span>
      </span>
    </label>
  );
}
