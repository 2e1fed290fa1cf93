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
    <label className="kit-choice outlined-option">
      <span>
        {placeImage ? (
          <Picture
            image={placeImage}
            decorative
            slot="small"
            sizes="(min-width: 1032px) 300px, (min-width: 648px) 22vw, 72px"
          />
        ) : (
          <Icon name={icon ?? "shield"} size={40} />
        )}
      </span>
      <span>
        <input type="radio" name={name} value={productId} checked={isChosen} onChange={onChoose} />
        <span>
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
