import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { foreignLangOf, textOf } from "#app/i18n/localize.ts";
import { Picture, type PictureContent } from "./picture.tsx";

interface Props {
  /** What is shown as the first one, large: by default the first picture. Shown alone where there is no picture. */
  children?: ReactNode;
  /** All of them. The others are loaded once they are chosen. */
  pictures: PictureContent[];
  sizes: string;
}

const PICTURE = "aspect-[4/3] w-full rounded-lg bg-tint";

/**
 * One large picture, and small ones that choose it: radio buttons and CSS (`picture-choice.css`), so that it works without JavaScript.
 * With a single picture there is nothing to choose.
 */
export function PictureChoice({ children, pictures, sizes }: Props) {
  const { t } = useTranslation();
  if (pictures.length === 0) return <>{children}</>;
  return (
    <div className={`picture-choice grid gap-3 self-start ${pictures.length > 1 ? "" : "is-alone"}`.trimEnd()}>
      {pictures.map((image, position) =>
        position === 0 && children ? (
          <div key={image.url} className="overflow-hidden rounded-lg bg-tint">
            {children}
          </div>
        ) : (
          <Picture
            key={image.url}
            image={image}
            priority={position === 0}
            slot="wide"
            sizes={sizes}
            className={PICTURE}
          />
        ),
      )}
      {pictures.length > 1 ? (
        <fieldset aria-label={t("common:pictures")} className="flex gap-3">
          {pictures.map((image, position) => (
            <label key={image.url} className="relative w-full">
              <input
                type="radio"
                name="picture"
                // The name of the radio button alone: a screen reader reads the text of a picture again.
                aria-label={textOf(image.alt)}
                lang={foreignLangOf(image.alt)}
                className="absolute inset-0 rounded-lg"
                defaultChecked={position === 0}
              />
              <Picture
                image={image}
                decorative
                priority="low"
                slot="small"
                sizes="(min-width: 64.5rem) 234px, 80px"
                className={PICTURE}
              />
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
