import { defineLocaleResourceBundle } from "sanity";

const LOCALE = "es-ES";

/** Translations of Studio strings that `@sanity/locale-es-es` does not have yet. */
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
      "release.action.pause-to-edit": "Pausar para editar",
    },
  }),
  defineLocaleResourceBundle({
    locale: LOCALE,
    namespace: "structure",
    resources: {
      "action.unpublish.disabled.already-unpublished": "Este documento ya va a dejar de estar publicado",
      "banners.obsolete-draft.actions.compare-draft.tooltip":
        "No hay documento publicado con el que comparar este borrador.",
      "compare-version.error.loadVersions.title": "No se han podido cargar las versiones",
      "confirm-delete-dialog.confirm-anyway-button.text_delete_one": "Eliminar de todos modos",
      "confirm-delete-dialog.confirm-anyway-button.text_delete_other": "Eliminar todas las versiones de todos modos",
      "confirm-delete-dialog.confirm-button.text_delete_one": "Eliminar el documento",
      "confirm-delete-dialog.confirm-button.text_delete_other": "Eliminar todas las versiones",
      "confirm-delete-dialog.confirmation.text_delete_one": "¿Seguro que quieres eliminar este documento?",
      "confirm-delete-dialog.confirmation.text_delete_other":
        "¿Seguro que quieres eliminar todas las versiones de este documento?",
      "panes.document-list-pane.error.max-retries-attempted":
        "Tras {{count}} intentos fallidos ya no se reintenta automáticamente.",
      "panes.document-operation-results.operation-success_unpublishVersion":
        "La versión dejará de estar publicada cuando se publique el lanzamiento",
    },
  }),
  defineLocaleResourceBundle({
    locale: LOCALE,
    namespace: "releases",
    resources: {
      "presence.tooltip.one-without-release": "{{displayName}} está editando este documento ahora mismo",
      "presence.tooltip.other": "{{count}} personas están editando este documento ahora mismo",
      "revert-dialog.confirm-revert.resolving": "Consultando el historial…",
      "revert-dialog.confirm-revert.summary-restore_one":
        "{{count}} documento volverá a como estaba publicado antes de este lanzamiento.",
      "revert-dialog.confirm-revert.summary-restore_other":
        "{{count}} documentos volverán a como estaban publicados antes de este lanzamiento.",
      "revert-dialog.confirm-revert.summary-unpublish_one":
        "{{count}} documento dejará de estar publicado, porque no lo estaba antes de este lanzamiento.",
      "revert-dialog.confirm-revert.summary-unpublish_other":
        "{{count}} documentos dejarán de estar publicados, porque no lo estaban antes de este lanzamiento.",
      "revert-dialog.confirm-revert.history-unavailable-card_one":
        "El historial ya no tiene el estado anterior de {{count}} documento, así que el lanzamiento no se puede deshacer.",
      "revert-dialog.confirm-revert.history-unavailable-card_other":
        "El historial ya no tiene el estado anterior de {{count}} documentos, así que el lanzamiento no se puede deshacer.",
      "revert-dialog.confirm-revert.unresolved-card_one":
        "No se ha podido saber el estado anterior de {{count}} documento, así que el lanzamiento no se puede deshacer.",
      "revert-dialog.confirm-revert.unresolved-card_other":
        "No se ha podido saber el estado anterior de {{count}} documentos, así que el lanzamiento no se puede deshacer.",
    },
  }),
];
