import { defineLocaleResourceBundle } from "sanity";

const LOCALE = "es-ES";

/**
 * The texts of releases that `@sanity/locale-es-es` does not have yet, and those in which it calls a release 'publicación',
 * 'versión', 'release' or 'bundle'. Here it is always 'lanzamiento'.
 */
export const spanishReleases = [
  defineLocaleResourceBundle({
    locale: LOCALE,
    namespace: "studio",
    resources: {
      "document-group.create-variant.target-releases": "En un lanzamiento",
      "release.action.edit-details": "Editar los datos",
      "release.action.new-release": "Nuevo lanzamiento",
      "release.action.pause-to-edit": "Pausar para editar",
      "release.banner.scheduled-for-publishing-on": "Programado para publicarse: {{date}}",
      "release.chip.tooltip.archived": "Este lanzamiento está archivado y no se puede editar.",
      "release.chip.tooltip.other-versions_one": "Otra versión, fuera de los lanzamientos",
      "release.chip.tooltip.other-versions_other": "Otras {{count}} versiones, fuera de los lanzamientos",
      "release.deleted-tooltip": "Este lanzamiento se ha eliminado",
      "release.dialog.copy-to-release.title": "Copiar la versión a un lanzamiento nuevo",
      "release.dialog.create.confirm": "Crear lanzamiento",
      "release.dialog.create.title": "Nuevo lanzamiento",
      "release.dialog.edit.confirm": "Guardar",
      "release.dialog.edit.description-label": "Descripción",
      "release.dialog.edit.title": "Editar el lanzamiento",
      "release.dialog.edit.title-label": "Título",
      "release.dialog.tooltip.title": "Cuándo se publica",
      "release.form.placeholder-describe-release": "Describe el lanzamiento…",
      "release.layer.hide": "Ocultar el lanzamiento",
      "release.menu.view-releases": "Ver los lanzamientos",
      "release.navbar.tooltip": "Lanzamientos",
      "release.placeholder-untitled-release": "Lanzamiento sin título",
      "release.toast.archived-release.description": "El lanzamiento ya no está fijado",
      "release.toast.archived-release.title": "El lanzamiento «{{title}}» se ha archivado",
      "release.toast.create-release-error.title": "No se ha podido crear el lanzamiento",
      "release.toast.edit-release-error.title": "No se han podido guardar los datos del lanzamiento",
      "release.toast.published-release.description": "El lanzamiento ya no está fijado",
      "release.toast.published-release.title": "El lanzamiento «{{title}}» se ha publicado",
      "time-zone.dialog-info.content-releases": "Las fechas de los lanzamientos se ven en la zona horaria que elijas.",
    },
  }),
  defineLocaleResourceBundle({
    locale: LOCALE,
    namespace: "structure",
    resources: {
      "action.publish.disabled.not-publishable": "Esta versión se publica con su lanzamiento",
      "banners.choose-new-document-destination.release-inactive":
        "El lanzamiento <VersionBadge>{{title}}</VersionBadge> no está activo.",
      "banners.release.action.add-to-bundle": "Añadir al lanzamiento",
      "banners.release.action.add-to-release": "Añadir al lanzamiento",
      "banners.release.not-in-release": "No está en el lanzamiento <VersionBadge>{{title}}</VersionBadge>.",
      "banners.unpublished-release-banner.text":
        "Este documento dejará de estar publicado con el lanzamiento <VersionBadge>{{title}}</VersionBadge>",
      "events.open.release": "Abrir el lanzamiento <VersionBadge>{{releaseTitle}}</VersionBadge>",
      "panes.document-operation-results.operation-success_unpublishVersion":
        "El documento dejará de estar publicado cuando se publique el lanzamiento",
    },
  }),
  defineLocaleResourceBundle({
    locale: LOCALE,
    namespace: "releases",
    resources: {
      "action.publish-all-documents": "Publicar el lanzamiento",
      "action.unpublish-doc-actions": "Despublicar con el lanzamiento",
      "unpublish-dialog.action.unpublish": "Despublicar con el lanzamiento",
      "activity.panel.close": "Cerrar la actividad",
      "banner.release-not-found": "No se ha encontrado este lanzamiento",
      "dashboard.details.metadata.created": "Creado",
      "dashboard.details.metadata.documents": "Documentos",
      "dashboard.details.metadata.schedule": "Cuándo",
      "dashboard.details.metadata.status": "Validación",
      "dashboard.details.metadata.status-empty": "Sin documentos",
      "dashboard.details.metadata.status-errors": "Con errores",
      "dashboard.details.metadata.status-valid": "Sin errores",
      "dashboard.details.metadata.status-validating": "Comprobando…",
      "dashboard.details.pin-release": "Fijar el lanzamiento en el Studio",
      "dashboard.details.unpin-release": "Dejar de fijar el lanzamiento",
      "delete-dialog.confirm-delete-button": "Sí, eliminar el lanzamiento",
      "delete-dialog.confirm-delete.header": "¿Eliminar este lanzamiento?",
      "deleted-release": "El lanzamiento «<strong>{{title}}</strong>» se ha eliminado",
      "discard-version-dialog.description-release":
        "Se perderán los cambios de este documento en el lanzamiento «<strong>{{releaseTitle}}</strong>». No se puede deshacer.",
      "discard-version-dialog.header-release":
        "¿Quitar el documento del lanzamiento «<strong>{{releaseTitle}}</strong>»?",
      "discard-version-dialog.title-release": "Quitar del lanzamiento",
      "document-validation.valid": "Sin errores",
      "duplicate-dialog.confirm-duplicate-button": "Sí, duplicar el lanzamiento",
      "duplicate-dialog.confirm-duplicate-description_one": "Se duplicará el lanzamiento con su documento.",
      "duplicate-dialog.confirm-duplicate-description_other":
        "Se duplicará el lanzamiento con sus {{count}} documentos.",
      "duplicate-dialog.confirm-duplicate-header": "¿Duplicar este lanzamiento?",
      "loading-release": "Cargando el lanzamiento",
      "loading-release-documents.error.description":
        "No se pueden cargar los documentos de este lanzamiento. Inténtalo más tarde.",
      "menu.group.when-releasing": "Al publicar el lanzamiento",
      "menu.label": "Menú del lanzamiento",
      "no-archived-release": "No hay lanzamientos archivados",
      "no-releases": "No hay lanzamientos",
      "overview.back-to-all-releases": "Todos los lanzamientos",
      "overview.description":
        "Un lanzamiento reúne cambios de varios documentos, que se publican a la vez: ahora, o el día y la hora que elijas.",
      "overview.search-releases-placeholder": "Buscar lanzamientos",
      "overview.title": "Lanzamientos",
      "passed-intended-publish-date": "La fecha prevista de este lanzamiento ya ha pasado",
      "permission-missing-description":
        "Con tu rol no ves todo este lanzamiento, y quizá no puedas publicarlo ni programarlo.",
      "permissions.error.archive": "No tienes permiso para archivar este lanzamiento",
      "permissions.error.delete": "No tienes permiso para eliminar este lanzamiento",
      "permissions.error.duplicate": "No tienes permiso para duplicar este lanzamiento",
      "permissions.error.unarchive": "No tienes permiso para desarchivar este lanzamiento",
      "presence.tooltip.one":
        "{{displayName}} está editando este documento en el lanzamiento «{{releaseTitle}}» ahora mismo",
      "presence.tooltip.one-without-release": "{{displayName}} está editando este documento ahora mismo",
      "presence.tooltip.other": "{{count}} personas están editando este documento ahora mismo",
      "publish-dialog.confirm-publish-description_one":
        "Se publicará el lanzamiento «<strong>{{title}}</strong>» con su documento.",
      "publish-dialog.confirm-publish-description_other":
        "Se publicará el lanzamiento «<strong>{{title}}</strong>» con sus {{releaseDocumentsLength}} documentos.",
      "publish-dialog.confirm-publish.title": "¿Publicar el lanzamiento y todos sus documentos?",
      "publish-dialog.confirm-publish.update-drafts-description_one":
        "El borrador de {{draftDocumentsLength}} documento se descartará, con los cambios que no estén publicados.",
      "publish-dialog.confirm-publish.update-drafts-description_other":
        "Los borradores de {{draftDocumentsLength}} documentos se descartarán, con los cambios que no estén publicados.",
      "publish-info.title": "Este lanzamiento se ha publicado.",
      "revert-dialog.confirm-revert.history-unavailable-card_one":
        "El historial ya no tiene el estado anterior de {{count}} documento, así que el lanzamiento no se puede deshacer.",
      "revert-dialog.confirm-revert.history-unavailable-card_other":
        "El historial ya no tiene el estado anterior de {{count}} documentos, así que el lanzamiento no se puede deshacer.",
      "revert-dialog.confirm-revert.resolving": "Consultando el historial…",
      "revert-dialog.confirm-revert.stage-revert-checkbox-label": "Deshacer el lanzamiento ahora mismo",
      "revert-dialog.confirm-revert.summary-restore_one":
        "{{count}} documento volverá a como estaba publicado antes de este lanzamiento.",
      "revert-dialog.confirm-revert.summary-restore_other":
        "{{count}} documentos volverán a como estaban publicados antes de este lanzamiento.",
      "revert-dialog.confirm-revert.summary-unpublish_one":
        "{{count}} documento dejará de estar publicado, porque no lo estaba antes de este lanzamiento.",
      "revert-dialog.confirm-revert.summary-unpublish_other":
        "{{count}} documentos dejarán de estar publicados, porque no lo estaban antes de este lanzamiento.",
      "revert-dialog.confirm-revert.title": "¿Deshacer el lanzamiento «{{title}}»?",
      "revert-dialog.confirm-revert.unresolved-card_one":
        "No se ha podido saber el estado anterior de {{count}} documento, así que el lanzamiento no se puede deshacer.",
      "revert-dialog.confirm-revert.unresolved-card_other":
        "No se ha podido saber el estado anterior de {{count}} documentos, así que el lanzamiento no se puede deshacer.",
      "revert-dialog.confirm-revert.warning-card":
        "Los documentos de este lanzamiento han cambiado después de publicarse. Si lo deshaces, se pierden esos cambios.",
      "review.description": "Añade documentos a este lanzamiento para revisar los cambios",
      "schedule-button-tooltip.already-scheduled": "Este lanzamiento ya está programado",
      "schedule-button.tooltip": "¿Quitar la programación del lanzamiento?",
      "schedule-dialog.confirm-description_one":
        "El lanzamiento «<strong>{{title}}</strong>» se publicará con su documento en la fecha elegida.",
      "schedule-dialog.confirm-description_other":
        "El lanzamiento «<strong>{{title}}</strong>» se publicará con sus {{count}} documentos en la fecha elegida.",
      "schedule-dialog.confirm-title": "Programar el lanzamiento",
      "summary.errors-found": "Para publicar o programar el lanzamiento, corrige los errores de sus documentos",
      "summary.no-documents-cardinality-one.title": "No hay documento en este lanzamiento",
      "table-header.edited-by": "Editado por",
      "table-header.last-edited": "Última edición",
      "table-header.title": "Lanzamiento",
      "table-header.variant": "Variante",
      "toast.copy-release-id.success": "ID del lanzamiento copiado",
      "toast.copy-release-link.success": "Enlace del lanzamiento copiado",
      "toast.copy-release-title.success": "Título del lanzamiento copiado",
      "toast.create-version.error": "No se ha podido añadir el documento al lanzamiento: {{error}}",
      "toast.delete.success": "El lanzamiento «<strong>{{title}}</strong>» se ha eliminado",
      "toast.duplicate.success": "El lanzamiento «<strong>{{title}}</strong>» se ha duplicado. <Link/>",
      "toast.duplicate.success-link": "Ver el lanzamiento duplicado",
      "toast.immediate-revert.success": "El lanzamiento «{{title}}» se ha deshecho",
      "toast.publish.update-drafts-error":
        "El lanzamiento se ha publicado, pero los borradores no se han podido actualizar: {{error}}",
      "toast.revert-stage.success": "Se ha creado el lanzamiento que deshace «{{title}}». <Link/>",
      "toast.revert-stage.success-link": "Ver el lanzamiento que lo deshace",
      "toast.revert.error": "No se ha podido deshacer el lanzamiento: {{error}}",
      "toast.schedule.success": "El lanzamiento «<strong>{{title}}</strong>» se ha programado.",
      "type-picker.tooltip.scheduled": "El lanzamiento está programado: quita la programación para cambiar el tipo",
    },
  }),
];
