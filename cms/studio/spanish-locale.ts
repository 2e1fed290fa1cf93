import { defineLocaleResourceBundle } from "sanity";

const LOCALE = "es-ES";

/** Translations of Studio strings that `@sanity/locale-es-es` does not have yet, or that say nothing to marketing staff. */
export const spanishLocaleAdditions = [
  defineLocaleResourceBundle({
    locale: LOCALE,
    namespace: "studio",
    resources: {
      "common.error": "Error",
      "diagnostics.menu-item": "Diagnóstico",
      "divergence.pagination": "{{position}} de {{count}}",
      "document-group-inventory.action.manage-versions": "Gestionar versiones",
      "document-group-inventory.title": "{{count}} {{subject}}",
      "document-status.published-at": "Publicado {{date}}",
      "form.field.actions-menu.title": "Acciones del campo",
      "inputs.array.error.cannot-upload-unable-to-convert_one":
        "Aquí no se puede poner este archivo: ¿es del formato que se pide?",
      "inputs.array.error.cannot-upload-unable-to-convert_other":
        "Aquí no se pueden poner estos archivos: ¿son del formato que se pide?",
      "inputs.reference.search-placeholder": "Escribe para buscar",
      "release.type.scheduled": "En una fecha",
      "release.type.undecided": "Sin decidir",
    },
  }),
  defineLocaleResourceBundle({
    locale: LOCALE,
    namespace: "structure",
    resources: {
      "action.unpublish.disabled.already-unpublished": "Este documento ya va a dejar de estar publicado",
      "banners.obsolete-draft.actions.compare-draft.tooltip":
        "No hay documento publicado con el que comparar este borrador.",
      // Names of types are masculine and feminine.
      "browser-document-title.new-document": "{{schemaType}} sin nombre",
      "compare-version.error.loadVersions.title": "No se han podido cargar las versiones",
      "confirm-delete-dialog.confirm-anyway-button.text_delete_one": "Eliminar de todos modos",
      "confirm-delete-dialog.confirm-anyway-button.text_delete_other": "Eliminar todas las versiones de todos modos",
      "confirm-delete-dialog.confirm-button.text_delete_one": "Eliminar el documento",
      "confirm-delete-dialog.confirm-button.text_delete_other": "Eliminar todas las versiones",
      "confirm-delete-dialog.confirmation.text_delete_one": "¿Seguro que quieres eliminar este documento?",
      "confirm-delete-dialog.confirmation.text_delete_other":
        "¿Seguro que quieres eliminar todas las versiones de este documento?",
      "incoming-references-input.type-to-search": "Escribe para buscar",
      "panes.document-header-title.new.text": "{{schemaType}} sin nombre",
      "panes.document-list-pane.error.max-retries-attempted":
        "Tras {{count}} intentos fallidos ya no se reintenta automáticamente.",
    },
  }),
  defineLocaleResourceBundle({
    locale: LOCALE,
    namespace: "presentation",
    resources: {
      "preview-frame.viewport-button.aria-label": "Cambiar el ancho de la vista previa",
      "preview-frame.viewport-button.tooltip_full": "Ver a todo el ancho",
      "preview-frame.viewport-button.tooltip_narrow": "Ver como en un móvil",
    },
  }),
  // Editors know the fields of this type as 'Dirección' or 'Nombre en la dirección'.
  defineLocaleResourceBundle({
    locale: LOCALE,
    namespace: "validation",
    resources: {
      "slug.missing-current": "Falta un valor",
      "slug.not-object": "El valor no tiene la forma que se espera",
      "slug.not-unique": "Otro documento ya tiene este valor",
    },
  }),
];
